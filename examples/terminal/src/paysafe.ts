import type { PaysafeStart } from "@parterre/sdk"

/** Paysafe itself, asked with a shop's public key as a browser would: a card's number goes to nobody else. */
export function paysafeOf(address: string) {
  async function ask(path: string, publicKey: string, question: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${address}/${path}`, {
      method: "POST",
      headers: { authorization: `Basic ${publicKey}`, "content-type": "application/json" },
      body: JSON.stringify(question),
    })
    return (await answer.json()) as Record<string, unknown>
  }

  return {
    /** The token that stands for a card and pays once; a card that Paysafe refuses has none. */
    async tokenOf(cardNum: string, publicKey: string): Promise<string> {
      const card = {
        cardNum,
        cardExpiry: { month: 12, year: 2028 },
        cvv: "123",
        holderName: "Camille Tremblay",
      }
      const { paymentToken } = await ask("customervault/v1/singleusetokens", publicKey, { card })
      return String(paymentToken)
    },

    /** What the bank wants to know first of who pays. */
    async startPaysafe({ apiKey, accountId, card }: PaysafeStart) {
      const { deviceFingerprintingId } = await ask("threedsecure/v2/jwt", apiKey, { accountId, card })
      return { deviceFingerprintingId: String(deviceFingerprintingId) }
    },
  }
}
