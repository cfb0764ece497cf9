import type { ProductFault } from "@parterre/domain/products"
import { type Language, ParterreError } from "../client/failures.ts"

const texts: Readonly<Record<ProductFault["code"], Readonly<Record<Language, string>>>> = {
  "not-on-sale": { fr: "Cet article n’est pas en vente.", en: "This item isn’t on sale." },
  "invalid-amount": {
    fr: "Choisissez un montant dans les limites.",
    en: "Choose an amount within the limits.",
  },
  "invalid-quantity": { fr: "Choisissez une autre quantité.", en: "Choose another quantity." },
  "invalid-recipient": {
    fr: "Vérifiez le nom, le courriel et la date d’envoi du destinataire.",
    en: "Check the recipient’s name, email and send date.",
  },
}

const onePrice = {
  fr: "Cet article n’a qu’un prix. Ne choisissez pas de montant.",
  en: "This item has one price. Don’t choose an amount.",
}

const textOf = (fault: ProductFault) =>
  fault.code === "invalid-amount" && fault.min === fault.max ? onePrice : texts[fault.code]

/** What was asked for would be refused, so nothing was sent. */
export class ProductRefused extends ParterreError {
  readonly _tag = "product-refused"
  readonly action = "fix-input"
  readonly fault: ProductFault

  constructor(fault: ProductFault, language: Language) {
    super(textOf(fault)[language])
    this.name = "ProductRefused"
    this.fault = fault
  }
}
