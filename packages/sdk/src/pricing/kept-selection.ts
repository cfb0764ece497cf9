import { textLimits } from "@parterre/contract"
import { type Fits, isEntriesOf, isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import type { ShippingMode, ShippingSelection } from "@parterre/domain/shipping"
import type { KeyValues } from "../client/key-values.ts"

interface Kept {
  readonly selection: ShippingSelection
}

/** The deliveries chosen at a tenant, kept on the device; what does not fit the contract is no choice. */
export function keptSelection(storage: KeyValues, subdomain: string | undefined) {
  const key = `parterre.${subdomain ?? "site"}.deliveries`
  return {
    read: (): ShippingSelection => storedFields<Kept>(storage.read(key), { selection }).selection ?? {},
    write: (chosen: ShippingSelection): void =>
      Object.keys(chosen).length === 0
        ? storage.remove(key)
        : storage.write(key, JSON.stringify({ selection: chosen } satisfies Kept)),
  }
}

const isBoolean: Fits<boolean> = (value) => typeof value === "boolean"
const isCents: Fits<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isOptional =
  <A>(fits: Fits<A>): Fits<A | undefined> =>
  (value): value is A | undefined =>
    value === undefined || fits(value)

const fields = {
  code: isTextUpTo(textLimits.DeliveryCode),
  description: isTextUpTo(1000),
  price: isCents,
  note: isOptional(isTextUpTo(1000)),
  territory: isEntriesOf(isBoolean),
  invalidFromCartAmount: isOptional(isCents),
  ppdId: isOptional(isTextUpTo(100)),
} satisfies { readonly [Name in keyof Required<ShippingMode>]: Fits<unknown> }

const isMode: Fits<ShippingMode> = (value): value is ShippingMode =>
  typeof value === "object" &&
  value !== null &&
  Object.entries<Fits<unknown>>(fields).every(([name, fits]) => fits(Reflect.get(value, name)))

const selection = isEntriesOf(isMode)
