/** "Five of them pay": so many of those who use it, as the beginning of a pattern that tells what they pay. */
export const OF_THEM_PAY =
  String.raw`\b(?:\d[\d.,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|all|most|half|some|many) of them ` +
  String.raw`(?:already |now |each )?pay`;
