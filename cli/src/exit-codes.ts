/** What the shell learns; the README explains each. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  signedOut: 3,
  notAllowed: 4,
  notFound: 5,
  unreachable: 6,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
