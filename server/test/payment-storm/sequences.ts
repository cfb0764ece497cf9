import type { Behaviour } from "@parterre/sandboxes"
import fc from "fast-check"
import { instalmentShops } from "../house/instalment-season.ts"
import { type ShopName, shops } from "../house/shops.ts"

interface Fault {
  readonly operation: string
  readonly behaviour: Behaviour
}

/** One thing that happens to a payment. */
export type Act =
  | {
      readonly act: "pay"
      /** What the bank, or PayPal, makes of it. */
      readonly fate: "approved" | "declined" | "reviewed" | "denied"
      /** How the processor fails at one of its calls. */
      readonly fault: Fault | undefined
      /** After how many steps the server dies. */
      readonly crash: number | undefined
      /** How many clicks at once. */
      readonly clicks: number
      /** What the processor tells arrives before the answer. */
      readonly isToldEarly: boolean
      /** Its bank lets the money go before anybody tries again to take it. */
      readonly isLetGo?: true
    }
  /** The shopper comes back: a reload, another tab, the back button. */
  | { readonly act: "return" }
  /** What the processor told arrives late, out of order, or twice. */
  | { readonly act: "event"; readonly at: number; readonly times: number }
  /** The seats are lost to somebody else. */
  | { readonly act: "lose-seats" }
  | { readonly act: "empty-cart" }
  /** The bank lets the reserved money go. */
  | { readonly act: "lapse" }
  /** Support gives back one ticket, or whatever is left of the sale; `clicks` times at once. */
  | {
      readonly act: "refund"
      readonly part: "one" | "rest"
      readonly fault: Fault | undefined
      readonly crash: number | undefined
      readonly clicks: number
    }
  /** Support ends a sale that is due, while its buyer pays it by the link of the mail or not. */
  | { readonly act: "void"; readonly isPaidMeanwhile: boolean; readonly crash: number | undefined }
  /** Its buyer pays what is due by the link of the mail. */
  | {
      readonly act: "pay-due"
      readonly fate: "approved" | "declined"
      readonly fault: Fault | undefined
      readonly crash: number | undefined
      readonly clicks: number
    }
  /** The day of an instalment comes, and the server takes it from the kept card; or dies at it. */
  | {
      readonly act: "fall-due"
      readonly ordinal: 1 | 2
      /** The kept card is refused from now on. */
      readonly isCardLost: boolean
      /** Another server finds it too, or its buyer pays it by the link, or support refunds it, at the same moment. */
      readonly meanwhile: "nothing" | "other-server" | "pay-due" | "refund"
      readonly fault: Fault | undefined
      readonly crash: number | undefined
    }

export interface Sequence {
  readonly shop: ShopName
  /** What is paid: the cart of a shopper, or a season that its holder renews in three instalments. */
  readonly sells: "cart" | "season"
  readonly seats: number
  readonly acts: readonly Act[]
}

/** What happens between two acts of everybody, on the shop's side. */
export interface Tick {
  /** Seconds that pass. */
  readonly seconds: number
  /** After how many steps the reconciler's round dies; none: it ends. */
  readonly crash: number | undefined
}

const behaviours: readonly Behaviour[] = ["hang", "hang-after", "drop", "drop-after", "http-500"]
const fault = fc.record({
  operation: fc.constantFrom("authorise", "authorise", "capture", "lookup", "void", "refund"),
  behaviour: fc.constantFrom(...behaviours),
})
const crash = fc.nat(14)

const pay: fc.Arbitrary<Act> = fc.record({
  act: fc.constant("pay" as const),
  fate: fc.constantFrom("approved", "approved", "approved", "declined", "reviewed", "denied"),
  fault: fc.option(fault, { nil: undefined, freq: 2 }),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
  clicks: fc.constantFrom(1, 1, 1, 2),
  isToldEarly: fc.boolean(),
})

const refund: fc.Arbitrary<Act> = fc.record({
  act: fc.constant("refund" as const),
  part: fc.constantFrom("one", "rest"),
  fault: fc.option(
    fc.record({
      operation: fc.constantFrom("refund", "refund", "lookup"),
      behaviour: fc.constantFrom(...behaviours),
    }),
    { nil: undefined, freq: 2 },
  ),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
  clicks: fc.constantFrom(1, 1, 2),
})

const voided: fc.Arbitrary<Act> = fc.record({
  act: fc.constant("void" as const),
  isPaidMeanwhile: fc.boolean(),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
})

const paysDue: fc.Arbitrary<Act> = fc.record({
  act: fc.constant("pay-due" as const),
  fate: fc.constantFrom("approved", "approved", "declined"),
  fault: fc.option(fault, { nil: undefined, freq: 2 }),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
  clicks: fc.constantFrom(1, 1, 2),
})

const fallsDue: fc.Arbitrary<Act> = fc.record({
  act: fc.constant("fall-due" as const),
  ordinal: fc.constantFrom(1, 1, 2),
  isCardLost: fc.constantFrom(false, false, false, true),
  meanwhile: fc.constantFrom("nothing", "nothing", "other-server", "pay-due", "refund"),
  fault: fc.option(fault, { nil: undefined, freq: 2 }),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
})

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: pay },
  { weight: 3, arbitrary: refund },
  { weight: 1, arbitrary: voided },
  { weight: 1, arbitrary: paysDue },
  { weight: 2, arbitrary: fc.constant<Act>({ act: "return" }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("event" as const),
      at: fc.nat(20),
      times: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>({ act: "lose-seats" }, { act: "empty-cart" }, { act: "lapse" }),
  },
)

const plainPayment: Extract<Act, { act: "pay" }> = {
  ...{ act: "pay", fate: "approved", fault: undefined, crash: undefined, clicks: 1, isToldEarly: false },
}

/** Money that is not taken at once and that its bank lets go: the sale is due when support comes. */
const owed: fc.Arbitrary<readonly Act[]> = fc
  .tuple(voided, fc.array(act, { maxLength: 2 }))
  .map(([end, rest]) => [
    { ...plainPayment, isLetGo: true, fault: { operation: "capture", behaviour: "http-500" } },
    { act: "return" },
    end,
    ...rest,
  ])

const cart: fc.Arbitrary<Sequence> = fc.record({
  shop: fc.constantFrom(...(Object.keys(shops) as ShopName[])),
  sells: fc.constant("cart" as const),
  seats: fc.constantFrom(1, 2),
  // The first is a payment: before it there is nothing to go wrong.
  acts: fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(pay, fc.array(act, { maxLength: 5 }))
        .map(([first, rest]): readonly Act[] => [first, ...rest]),
    },
    { weight: 1, arbitrary: owed },
  ),
})

/** What happens to a season: as to a cart, and more often what only an instalment meets. */
const ofSeason: fc.Arbitrary<Act> = fc.oneof(
  { weight: 1, arbitrary: act },
  { weight: 1, arbitrary: fallsDue },
)

const season: fc.Arbitrary<Sequence> = fc.record({
  shop: fc.constantFrom(...instalmentShops),
  sells: fc.constant("season" as const),
  seats: fc.constantFrom(1, 2),
  acts: fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .tuple(pay, fc.array(ofSeason, { maxLength: 5 }))
        .map(([first, rest]): readonly Act[] => [first, ...rest]),
    },
    // Most first payments above go wrong: these have instalments for sure.
    {
      weight: 3,
      arbitrary: fc
        .array(ofSeason, { minLength: 1, maxLength: 5 })
        .map((rest): readonly Act[] => [plainPayment, ...rest]),
    },
  ),
})

const sequence: fc.Arbitrary<Sequence> = fc.oneof(
  { weight: 4, arbitrary: cart },
  { weight: 1, arbitrary: season },
)

const tick: fc.Arbitrary<Tick> = fc.record({
  seconds: fc.constantFrom(0, 1, 6, 46, 61, 200, 700, 1_000),
  crash: fc.option(crash, { nil: undefined, freq: 2 }),
})

/** The sequences of a seed, the same each time. */
export const sequencesOf = (seed: number, count: number): Sequence[] =>
  fc.sample(sequence, { seed, numRuns: count })

export const ticksOf = (seed: number, count: number): Tick[] => fc.sample(tick, { seed, numRuns: count })
