/** The processors of cards that have an adapter, as a tenant's file and the contract name them. */
const cardProcessorTypes = [
  "PAYSAFE",
  "GLOBALPAYMENTS",
  "STRIPE",
  "MONERIS",
  "CARDCONNECT",
  "PAYMENTECH",
  "EXACT",
] as const

/** What a website may take beside cards, or without any: accounts of PayPal. */
export const PAYPAL = "PAYPAL" as const

export const processorTypes = [...cardProcessorTypes, PAYPAL] as const

export type CardProcessorType = (typeof cardProcessorTypes)[number]
export type ProcessorType = (typeof processorTypes)[number]

/** What a website that takes no cards has in place of a processor. */
export const NO_CARDS = "DO_NOT_USE"

/** What an attempt is made at. */
export type WebsiteProcessorType = ProcessorType | typeof NO_CARDS

/** What there is of each processor, made from its type. */
export const eachProcessor = <Value>(
  make: (type: ProcessorType) => Value,
): Readonly<Record<ProcessorType, Value>> =>
  // Every type has its entry: `Object.fromEntries` only forgets their names.
  Object.fromEntries(processorTypes.map((type) => [type, make(type)])) as Record<ProcessorType, Value>
