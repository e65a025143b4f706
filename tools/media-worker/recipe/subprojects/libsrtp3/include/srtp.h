// The calls of libsrtp 3 that mediasoup makes, on top of libsrtp 2. Two things differ between them: a policy
// is an opaque handle in 3 and a plain struct in 2, and packets are (un)protected from one buffer into another
// in 3 and in place in 2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

// Frees the name srtp_policy_t for the handle below. C symbols do not carry type names, so linking is unharmed.
#define srtp_policy_t srtp2_policy_t
#include <srtp2/srtp.h>
#undef srtp_policy_t

// Status codes that libsrtp 3 adds.
inline constexpr auto srtp_err_status_buffer_small = static_cast<srtp_err_status_t>(28);
inline constexpr auto srtp_err_status_cryptex_err  = static_cast<srtp_err_status_t>(29);

namespace vitrine::srtp
{
	struct Policy
	{
		srtp2_policy_t settings{};
		// libsrtp 2 keeps a pointer to key and salt, one after the other: they live as long as the policy.
		unsigned char keyAndSalt[SRTP_MAX_KEY_LEN]{};

		~Policy()
		{
			// A write that the compiler may not leave out: no key stays behind in freed memory.
			volatile unsigned char* byte = this->keyAndSalt;

			for (std::size_t index{ 0 }; index < sizeof(this->keyAndSalt); ++index)
			{
				byte[index] = 0;
			}
		}
	};

	// Runs a call that works in place on a copy of the packet in the output buffer. `growth` is what the call
	// may add at the end: the copy must leave room for it.
	template<typename InPlace>
	inline srtp_err_status_t fromTo(
	  InPlace inPlace, const std::uint8_t* in, std::size_t inLen, std::uint8_t* out, std::size_t* outLen, std::size_t growth)
	{
		if (*outLen < inLen + growth)
		{
			return srtp_err_status_buffer_small;
		}

		if (out != in)
		{
			std::memmove(out, in, inLen);
		}

		auto length       = static_cast<int>(inLen);
		const auto status = inPlace(static_cast<void*>(out), &length);

		if (status == srtp_err_status_ok)
		{
			*outLen = static_cast<std::size_t>(length);
		}

		return status;
	}

	// SRTCP adds the index and its encryption flag to what SRTP adds.
	inline constexpr std::size_t RtpGrowth{ SRTP_MAX_TRAILER_LEN };
	inline constexpr std::size_t RtcpGrowth{ SRTP_MAX_TRAILER_LEN + sizeof(std::uint32_t) };
} // namespace vitrine::srtp

using srtp_policy_t = vitrine::srtp::Policy*;

inline srtp_err_status_t srtp_policy_create(srtp_policy_t* policy)
{
	*policy = new (std::nothrow) vitrine::srtp::Policy();

	return *policy == nullptr ? srtp_err_status_alloc_fail : srtp_err_status_ok;
}

inline void srtp_policy_destroy(srtp_policy_t policy)
{
	delete policy;
}

inline srtp_err_status_t srtp_policy_set_ssrc(srtp_policy_t policy, srtp_ssrc_t ssrc)
{
	policy->settings.ssrc = ssrc;

	return srtp_err_status_ok;
}

inline srtp_err_status_t srtp_policy_set_profile(srtp_policy_t policy, srtp_profile_t profile)
{
	const auto status = srtp_crypto_policy_set_from_profile_for_rtp(std::addressof(policy->settings.rtp), profile);

	return status == srtp_err_status_ok
	         ? srtp_crypto_policy_set_from_profile_for_rtcp(std::addressof(policy->settings.rtcp), profile)
	         : status;
}

// Master key identifiers are not used by mediasoup: a policy with one is refused.
inline srtp_err_status_t srtp_policy_add_key(
  srtp_policy_t policy,
  const std::uint8_t* key,
  std::size_t keyLen,
  const std::uint8_t* salt,
  std::size_t saltLen,
  const std::uint8_t* /*mki*/,
  std::size_t mkiLen)
{
	if (mkiLen > 0 || keyLen + saltLen > sizeof(policy->keyAndSalt))
	{
		return srtp_err_status_bad_param;
	}

	std::memcpy(policy->keyAndSalt, key, keyLen);
	std::memcpy(policy->keyAndSalt + keyLen, salt, saltLen);
	policy->settings.key = policy->keyAndSalt;

	return srtp_err_status_ok;
}

inline srtp_err_status_t srtp_policy_set_allow_repeat_tx(srtp_policy_t policy, bool allow)
{
	policy->settings.allow_repeat_tx = static_cast<int>(allow);

	return srtp_err_status_ok;
}

inline srtp_err_status_t srtp_policy_set_window_size(srtp_policy_t policy, std::size_t windowSize)
{
	policy->settings.window_size = windowSize;

	return srtp_err_status_ok;
}

inline srtp_err_status_t srtp_create(srtp_t* session, srtp_policy_t policy)
{
	const srtp2_policy_t* settings = std::addressof(policy->settings);

	return ::srtp_create(session, settings);
}

inline srtp_err_status_t srtp_stream_remove(srtp_t session, std::uint32_t ssrc)
{
	return srtp_remove_stream(session, ssrc);
}

inline srtp_err_status_t srtp_protect(
  srtp_t session, const std::uint8_t* rtp, std::size_t rtpLen, std::uint8_t* srtp, std::size_t* srtpLen, std::size_t /*mkiIndex*/)
{
	const auto protect = [session](void* packet, int* length) { return ::srtp_protect(session, packet, length); };

	return vitrine::srtp::fromTo(protect, rtp, rtpLen, srtp, srtpLen, vitrine::srtp::RtpGrowth);
}

inline srtp_err_status_t srtp_unprotect(
  srtp_t session, const std::uint8_t* srtp, std::size_t srtpLen, std::uint8_t* rtp, std::size_t* rtpLen)
{
	const auto unprotect = [session](void* packet, int* length) { return ::srtp_unprotect(session, packet, length); };

	return vitrine::srtp::fromTo(unprotect, srtp, srtpLen, rtp, rtpLen, 0);
}

inline srtp_err_status_t srtp_protect_rtcp(
  srtp_t session, const std::uint8_t* rtcp, std::size_t rtcpLen, std::uint8_t* srtcp, std::size_t* srtcpLen, std::size_t /*mkiIndex*/)
{
	const auto protect = [session](void* packet, int* length) { return ::srtp_protect_rtcp(session, packet, length); };

	return vitrine::srtp::fromTo(protect, rtcp, rtcpLen, srtcp, srtcpLen, vitrine::srtp::RtcpGrowth);
}

inline srtp_err_status_t srtp_unprotect_rtcp(
  srtp_t session, const std::uint8_t* srtcp, std::size_t srtcpLen, std::uint8_t* rtcp, std::size_t* rtcpLen)
{
	const auto unprotect = [session](void* packet, int* length) { return ::srtp_unprotect_rtcp(session, packet, length); };

	return vitrine::srtp::fromTo(unprotect, srtcp, srtcpLen, rtcp, rtcpLen, 0);
}
