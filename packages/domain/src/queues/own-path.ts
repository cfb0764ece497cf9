/**
 * The text as a path of our own origin, or undefined. A browser reads `//` and `/\\` as another host, and drops tabs
 * and line ends before it does.
 */
export const ownPath = (url: string | undefined): string | undefined =>
  url !== undefined && /^\/(?![/\\])/.test(url) && !/\p{Cc}/u.test(url) ? url : undefined
