/** How a website sells: to guests only, to guests and accounts, or to accounts only. */
export type AccountMode = {
  guestAllowed: boolean
  accountAllowed: boolean
  /** Whether the shopper may choose to go on as a guest [ACC-011]. */
  guestCheckbox: boolean
}

const GUEST_ONLY: AccountMode = { guestAllowed: true, accountAllowed: false, guestCheckbox: false }
const EITHER: AccountMode = { guestAllowed: true, accountAllowed: true, guestCheckbox: true }
const ACCOUNT_ONLY: AccountMode = { guestAllowed: false, accountAllowed: true, guestCheckbox: false }

/** What the configuration field `clientAccount` means: any value but NO and OPTIONAL asks for an account [CFG-001]…[CFG-003]. */
export function accountMode(clientAccount: string | undefined): AccountMode {
  if (clientAccount === "NO") return GUEST_ONLY
  return clientAccount === "OPTIONAL" ? EITHER : ACCOUNT_ONLY
}

/** What belongs to a client after the sale and has to be found again: no guest buys it. */
export const needsAccount = (productKind: string | undefined): boolean =>
  productKind === "membership" || productKind === "flexpass"

/** How a website sells a cart: as it says, or to accounts only where the cart has what needs one. */
export const purchaseAccount = (
  clientAccount: string | undefined,
  lines: readonly { readonly productKind?: string | undefined }[],
): string | undefined => (lines.some(({ productKind }) => needsAccount(productKind)) ? "YES" : clientAccount)

/** A guest's profile has a password and its confirmation where accounts exist [VAL-033]. */
export const guestHasPassword = (clientAccount: string | undefined): boolean =>
  accountMode(clientAccount).accountAllowed
