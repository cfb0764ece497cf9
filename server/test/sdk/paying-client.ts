import { creqOfPaysafe, type IssuerReply, postForm } from "@parterre/sandboxes"
import type { ChallengeRequest, ParterreOptions } from "@parterre/sdk"
import { type CheckoutBench, takingSeats } from "../house/checkout-shop.ts"
import { type ShopName, shops } from "../house/shops.ts"
import { type SdkClient, sdkClient } from "./sdk-client.ts"

export interface PayingClient extends SdkClient {
  /** What the issuer asked the shopper. */
  readonly challenges: ChallengeRequest[]
  /** What the shop answered the issuer's frames, which end there; and by which call. */
  readonly ends: { readonly call: string; readonly page: IssuerReply }[]
  /** Puts seats that nobody else wants in the cart. */
  fill(seats?: number): Promise<void>
}

const nextSeats = takingSeats()

/**
 * The SDK at a shop of the checkout bench, with a shopper who answers the issuer's challenges by a code; the sandbox
 * takes 1234.
 */
export function payingClient(
  bench: CheckoutBench,
  shop: ShopName,
  { code = "1234", ...options }: Partial<ParterreOptions> & { readonly code?: string } = {},
): PayingClient {
  const challenges: ChallengeRequest[] = []
  const ends: PayingClient["ends"] = []
  /** The issuer's last page posts itself to the shop. */
  const end = async ({ action, fields }: IssuerReply) => {
    ends.push({ call: new URL(action).pathname, page: await postForm(action, fields) })
  }
  const client = sdkClient(bench.address, shops[shop].id, {
    ports: {
      openChallenge: async (request) => {
        challenges.push(request)
        const creq = request.kind === "paysafe" ? creqOfPaysafe(request.payload) : request.payload
        const answered = await bench.issuer.enterCode(creq, code)
        if (request.kind === "globalpayments" && "cres" in answered.fields) await end(answered)
        return "completed"
      },
      runMethod: async ({ url, data }) => end(await postForm(url, { threeDSMethodData: data })),
      startPaysafe: async ({ card }) => ({
        deviceFingerprintingId: await bench.issuer.startPaysafe(card),
      }),
    },
    ...options,
  })
  return {
    ...client,
    challenges,
    ends,
    async fill(seats = 2) {
      const seatIds = nextSeats(seats)
      const id = `${shops[shop].id}.soir`
      await client.shop.cart.addElements([
        { type: "show", id, prices: [{ id: `${id}.a.adulte`, qty: seats, seatIds }] },
      ])
    },
  }
}

export const buyer = { firstname: "Marie", lastname: "Tremblay", email: "marie@exemple.ca" }
/** A card that Stripe's own fields have turned into a token. */
export const visa = { stripeToken: "tok_visa" }
export const typedCard = (number: string) => ({
  number,
  expiry: "1228",
  cvd: "907",
  nameOnCard: "Marie Tremblay",
})
