import type { GooglePayRequest, googlePayCards } from "@parterre/domain/wallets"
import { loadScript } from "../browser/load-script.ts"

/** Google's pay.js, as far as it is used. */
export interface GooglePaymentsClient {
  isReadyToPay(request: ReturnType<typeof googlePayCards>): Promise<{ readonly result: boolean }>
  loadPaymentData(request: GooglePayRequest): Promise<GooglePaymentData>
  createButton(options: GooglePayLook & { readonly onClick: () => void }): HTMLElement
}

export interface GooglePayLook {
  readonly buttonType: "buy"
  readonly buttonLocale: string
  readonly buttonSizeMode: "fill" | "static"
  readonly buttonColor: "black" | "white"
  /** CSS pixels */
  readonly buttonRadius: number
}

interface GooglePaymentData {
  readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } }
}

/** Loads Google's script once and makes a client of it. */
export async function googlePayClient(
  sdkUrl: string,
  environment: "PRODUCTION" | "TEST",
): Promise<GooglePaymentsClient> {
  await loadScript(sdkUrl)
  const { google } = window as {
    readonly google?: {
      readonly payments?: {
        readonly api?: { readonly PaymentsClient?: new (options: object) => GooglePaymentsClient }
      }
    }
  }
  const Client = google?.payments?.api?.PaymentsClient
  if (Client === undefined) throw new Error("Google's script brought no PaymentsClient.")
  return new Client({ environment })
}
