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
