// What messages between ranks are about.
#pragma once

namespace minimex::cluster {

inline constexpr int kOrdersTag = 1;   ///< what a rank will need of another for a layer
inline constexpr int kCommandTag = 2;  ///< what the leader wants of a rank
inline constexpr int kReplyTag = 3;    ///< what comes of it
inline constexpr int kFailureTag = 7;  ///< why a rank cannot go on
inline constexpr int kStopTag = 9;     ///< the leader has been stopped: no more filling
inline constexpr int kReportTag = 8;   ///< what a rank has done in a solve

inline constexpr int kJobTag = 4;     ///< what all help with next; nothing: the job is over
inline constexpr int kLineTag = 5;    ///< a line of a batch to answer; nothing: there are no more
inline constexpr int kAnswerTag = 6;  ///< its answer

}  // namespace minimex::cluster
