import { loadScript } from "../browser/load-script.ts"

/** PayPal's script, as far as it is used. */
export interface PayPalButtons {
  render(place: HTMLElement): Promise<void>
  close(): Promise<void> | void
}

export interface PayPalCalls {
  /** The id of an order to approve. */
  createOrder(): Promise<string>
  onApprove(approved: { readonly orderID: string }): Promise<void> | void
  onCancel(): void
  onError(cause: unknown): void
}

interface PayPalScript {
  readonly Buttons?: (options: PayPalCalls & { readonly style: object }) => PayPalButtons
}

/** What the script is loaded with: one button, of accounts only, for cards are the shop's own. */
const parametersOf = (clientId: string, locale: string) =>
  new URLSearchParams({
    "client-id": clientId,
    currency: "CAD",
    intent: "authorize",
    commit: "true",
    components: "buttons",
    "disable-funding": "card,credit,paylater",
    locale,
  })

/** Loads PayPal's script once and makes its button. */
export async function payPalButtons(
  { sdkUrl, clientId }: { readonly sdkUrl: string; readonly clientId: string },
  locale: "fr_CA" | "en_CA",
  calls: PayPalCalls,
): Promise<PayPalButtons> {
  await loadScript(`${sdkUrl}?${parametersOf(clientId, locale)}`)
  const { paypal } = window as { readonly paypal?: PayPalScript }
  const buttons = paypal?.Buttons?.({ ...calls, style: { layout: "vertical", label: "pay", height: 48 } })
  if (buttons === undefined) throw new Error("PayPal's script brought no Buttons.")
  return buttons
}
