import type { Dependencies } from "../dependencies.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { usableCertificates } from "./certificate-store.ts"
import { offersCertificates } from "./offers-certificates.ts"

/** What is left on a certificate. */
export function giftCertificatesHandlers({ db }: Dependencies, guesses: GuessedCodes): Handlers {
  return {
    getGiftCertificate: ({ network, website, path }) =>
      guesses.watch(network, async () => {
        if (!(await offersCertificates(db, website.id))) throw new Refusal("certificate-unknown")
        const [certificate] = await usableCertificates(db, website.id, [path.code])
        if (certificate === undefined) throw new Refusal("certificate-unknown")
        return { code: path.code, balance: certificate.balance, currency: "CAD" }
      }),
  }
}
