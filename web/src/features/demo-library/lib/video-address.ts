const SECONDS_PER_MINUTE = 60;

/** The player that sets no cookies before it plays. `enablejsapi` lets it report that it cannot play. */
export const embedAddress = (youtubeId: string): string =>
  `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0&enablejsapi=1&origin=${encodeURIComponent(window.location.origin)}`;

/** Where messages of the player come from. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/** The video on its own site; from a moment (minutes and seconds) on, where one is given. */
export function watchAddress(youtubeId: string, at?: string): string {
  const address = `https://www.youtube.com/watch?v=${youtubeId}`;
  if (at === undefined) return address;
  const [minutes = 0, seconds = 0] = at.split(':').map(Number);
  return `${address}&t=${minutes * SECONDS_PER_MINUTE + seconds}s`;
}
