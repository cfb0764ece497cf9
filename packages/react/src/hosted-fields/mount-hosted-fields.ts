import type { ProcessorConfig } from "@parterre/contract"
import { FieldsRefused, type HostedFields, type HostedFieldsOptions } from "./hosted-fields.ts"

type Adapter = (options: HostedFieldsOptions) => Promise<HostedFields>

/** How a processor's fields stand on the page, and the code that puts them there, which is fetched for it. */
const adapters: {
  readonly [type in ProcessorConfig["type"]]?: {
    readonly layout: "fields" | "frame"
    readonly load: () => Promise<Adapter>
  }
} = {
  PAYSAFE: { layout: "fields", load: async () => (await import("./paysafe-fields.ts")).mountPaysafeFields },
  GLOBALPAYMENTS: {
    layout: "fields",
    load: async () => (await import("./global-payments-fields.ts")).mountGlobalPaymentsFields,
  },
  MONERIS: { layout: "frame", load: async () => (await import("./moneris-frame.ts")).mountMonerisFrame },
  CARDCONNECT: {
    layout: "frame",
    load: async () => (await import("./cardpointe-frame.ts")).mountCardPointeFrame,
  },
  STRIPE: { layout: "fields", load: async () => (await import("./stripe-fields.ts")).mountStripeFields },
}

export type HostedLayout = NonNullable<(typeof adapters)[ProcessorConfig["type"]]>["layout"]

/** How the fields of a website's processor stand; undefined where the card is entered otherwise, or not at all. */
export const hostedLayout = ({ type, cardEntry }: ProcessorConfig): HostedLayout | undefined =>
  cardEntry === "HOSTED" ? adapters[type]?.layout : undefined

/** Puts the fields of the website's processor into their places. Fails with `FieldsRefused` or as the script does. */
export async function mountHostedFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const adapter = adapters[options.processor.type]
  if (adapter === undefined) throw new FieldsRefused()
  return (await adapter.load())(options)
}
