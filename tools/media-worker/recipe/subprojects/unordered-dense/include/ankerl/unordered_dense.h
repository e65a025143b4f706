// ankerl::unordered_dense's map, set and hash, over the standard containers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

namespace ankerl::unordered_dense
{
	namespace detail
	{
		// libstdc++ hashes numbers to themselves. SSRCs and addresses share low bits, so spread
		// them over the buckets (the finalizer of MurmurHash3).
		constexpr std::uint64_t spread(std::uint64_t bits) noexcept
		{
			bits = (bits ^ (bits >> 33)) * 0xff51afd7ed558ccdULL;
			bits = (bits ^ (bits >> 33)) * 0xc4ceb9fe1a85ec53ULL;

			return bits ^ (bits >> 33);
		}

		template<typename T>
		inline constexpr bool hashes_to_itself = std::is_integral_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>;
	} // namespace detail

	// The second parameter is there for the specializations that mediasoup adds.
	template<typename T, typename = void>
	struct hash : std::hash<T>
	{
	};

	template<typename T>
	struct hash<T, std::enable_if_t<detail::hashes_to_itself<T>>>
	{
		std::size_t operator()(const T& value) const noexcept
		{
			return static_cast<std::size_t>(detail::spread(static_cast<std::uint64_t>(std::hash<T>{}(value))));
		}
	};

	template<typename Key, typename Value, typename Hash = hash<Key>, typename Equal = std::equal_to<Key>>
	using map = std::unordered_map<Key, Value, Hash, Equal>;

	template<typename Key, typename Hash = hash<Key>, typename Equal = std::equal_to<Key>>
	using set = std::unordered_set<Key, Hash, Equal>;
} // namespace ankerl::unordered_dense
