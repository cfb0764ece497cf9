/** A client to be saved. */
export type ClientToSave = { email: string; username?: string | undefined }

/** A client's username follows the email; a guest keeps the one there is, if any [ACC-046]. */
export const clientUpdate = <Client extends ClientToSave>(client: Client, isGuest: boolean): Client =>
  isGuest ? client : { ...client, username: client.email }

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

/** What can succeed in the account area. */
export type AccountSuccess =
  | "profile-updated"
  | "password-changed"
  | "flex-exchanged"
  | "client-updated"
  | "reset-requested"

export type AccountMessage = {
  key: "success.update" | "success.requestPasswordReset"
  shown: "dialog" | "snackbar"
}

const UPDATED: AccountMessage = { key: "success.update", shown: "dialog" }

const MESSAGES: Readonly<Record<AccountSuccess, AccountMessage>> = {
  "profile-updated": UPDATED,
  "password-changed": UPDATED,
  "flex-exchanged": UPDATED,
  "client-updated": { ...UPDATED, shown: "snackbar" },
  "reset-requested": { key: "success.requestPasswordReset", shown: "snackbar" },
}

/** How a success is told [ACC-052] [ACC-053]. */
export const accountMessage = (success: AccountSuccess): AccountMessage => MESSAGES[success]
