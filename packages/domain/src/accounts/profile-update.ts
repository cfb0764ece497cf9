/** What the verification of an email answered; undefined when the call failed. */
export type EmailVerification = { status: string; responseCode: string } | undefined

export type ProfileUpdate =
  | { ok: true }
  | { ok: false; message: "xverify.email.invalid"; responseCode: string }

/**
 * Whether a profile may be updated: only an address the verification calls invalid may not, and a verification that
 * fails refuses nobody [ACC-047] [ACC-048].
 */
export const mayUpdateProfile = (verification: EmailVerification): ProfileUpdate =>
  verification?.status === "invalid"
    ? { ok: false, message: "xverify.email.invalid", responseCode: verification.responseCode }
    : { ok: true }

/** The text of the refusal: the response code stands in place of %1 [ACC-047]. */
export const refusalText = (text: string, responseCode: string): string =>
  // A function, so that dollar signs of the code mean nothing.
  text.replace("%1", () => responseCode)
