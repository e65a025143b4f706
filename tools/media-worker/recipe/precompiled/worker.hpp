// What nearly every source of the worker includes: read once, it saves a third of the build.
#include "common.hpp"
#include "Logger.hpp"
#include "MediaSoupErrors.hpp"
#include "SharedInterface.hpp"
#include "Utils.hpp"
#include "RTC/RtpDictionaries.hpp"
#include "RTC/RTP/Packet.hpp"
#include "RTC/RTCP/Packet.hpp"
