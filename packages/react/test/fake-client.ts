import type {
  Availability,
  Cart,
  CartDetailToken,
  EventDetail,
  HoldGroup,
  OperationId,
  PaymentResponse,
  Problem,
  ProblemCode,
  Sale,
} from "@parterre/contract"
import { freeSeats } from "@parterre/domain/seats"
import {
  AnswerInvalid,
  ApiUnreachable,
  type AvailabilityChange,
  type CartMessage,
  type CartSnapshot,
  type CheckoutStage,
  ContractProblem,
  type Parterre,
  type SdkFailure,
} from "@parterre/sdk"
import { type DrawnSection, detailsOf, eventOf, sectionOf, subscriptionOf, venueOf } from "./house.ts"

export const seatsTaken = (seatIds: readonly string[]) =>
  new ContractProblem(
    "seats-taken",
    { status: 409, message: "taken", seatIds: [...seatIds] },
    "choose-other-seats",
  )
export const declined = () =>
  new ContractProblem("card-declined", { status: 402, message: "no" }, "use-another-card")
export const pending = () => new ContractProblem("payment-pending", { status: 503, message: "wait" }, "wait")
/** A refusal of the service, with the fields it comes with. */
export const refused = (code: ProblemCode, fields: Partial<Problem> = {}): SdkFailure =>
  new ContractProblem(code, { status: 422, message: code, ...fields }, "choose-other-seats") as SdkFailure
export const unreachable = () => new ApiUnreachable("network", "en")
/** An answer came, and could not be read as the contract says. */
export const unfit = (operation: OperationId) =>
  new AnswerInvalid(operation, { path: ["state"], message: "not what the contract says" }, "en")

type Listener<Value> = (value: Value) => void

/** A client whose house is drawn by the test, and whose server says what the test tells it. */
export function fakeClient(
  house: DrawnSection[],
  mode: EventDetail["seatMap"] = "full",
  event: EventDetail = eventOf(mode),
) {
  const drawn = new Map(house.map((section) => [section.id, section]))
  let snapshot: CartSnapshot = { status: "unloaded", busy: false, cart: undefined }
  const listeners = {
    availability: new Set<Listener<AvailabilityChange>>(),
    cart: new Set<Listener<CartSnapshot>>(),
    messages: new Set<Listener<CartMessage>>(),
    countdown: new Set<Listener<number | undefined>>(),
    stage: new Set<Listener<CheckoutStage>>(),
  }
  const listenTo =
    <Value>(set: Set<Listener<Value>>) =>
    (listener: Listener<Value>) => {
      set.add(listener)
      return () => void set.delete(listener)
    }
  const tellAll = <Value>(set: Set<Listener<Value>>, value: Value) => {
    for (const listener of set) listener(value)
  }
  const record = {
    held: [] as HoldGroup[][],
    detailsRead: [] as string[],
    cartRead: [] as CartSnapshot[],
    refreshed: 0,
    holdFails: undefined as SdkFailure | undefined,
    detailsFail: new Set<string>(),
    pay: (): Promise<PaymentResponse> => Promise.resolve({ saleId: "V-1", deferred: false, crId: null }),
    sale: (): Promise<Sale> => Promise.resolve({ saleToken: "t", state: "open" }),
  }
  const client = {
    catalogue: {
      event: () => Promise.resolve(event),
      subscription: () =>
        Promise.resolve(
          subscriptionOf(event, Math.max(0, ...house.map(({ atEvents }) => atEvents?.length ?? 0))),
        ),
    },
    seatMaps: {
      venue: () => Promise.resolve(venueOf([...drawn.values()], mode === "full")),
      section: (id: string) => Promise.resolve(sectionOf(drawn.get(id)!)),
      details: (_: string, id: string) => {
        record.detailsRead.push(id)
        return record.detailsFail.has(id)
          ? Promise.reject(unreachable())
          : Promise.resolve(detailsOf(drawn.get(id)!))
      },
      // What is left is told by the tests themselves.
      availability: () => Promise.reject(unreachable()),
      watch: (_: string, listener: Listener<AvailabilityChange>) =>
        listenTo(listeners.availability)(listener),
    },
    cart: {
      current: () => snapshot,
      callCart: () => {
        record.cartRead.push(snapshot)
        return Promise.resolve(snapshot.cart)
      },
      refresh: () => {
        record.refreshed += 1
        return Promise.resolve()
      },
      addElements: (groups: HoldGroup[]) => {
        record.held.push(groups)
        return record.holdFails === undefined ? Promise.resolve({}) : Promise.reject(record.holdFails)
      },
      subscribe: listenTo(listeners.cart),
      messages: listenTo(listeners.messages),
      countdown: listenTo(listeners.countdown),
    },
    checkout: {
      pay: () => record.pay(),
      sale: () => record.sale(),
      subscribe: listenTo(listeners.stage),
    },
  }
  const availability = (version: string): Availability => ({
    eventId: "le-cid",
    version,
    serverTime: "2026-11-21T10:00:00-05:00",
    placesLeft: 1,
    sections: [...drawn.values()].map(({ id, rows }) => ({
      sectionId: id,
      version: rows.join(),
      placesLeft: [...rows.join("")].filter((mark) => ".sw".includes(mark)).length,
      capacity: 10,
    })),
  })
  return {
    // Only what the stores use is here.
    client: client as unknown as Parterre,
    record,
    redraw: (section: DrawnSection) => {
      drawn.set(section.id, section)
      tellAll(listeners.availability, {
        availability: availability(String(record.detailsRead.length)),
        changed: [section.id],
      })
    },
    /** The same change as a server pushes it: with the free seats of the section. */
    push: (section: DrawnSection) => {
      drawn.set(section.id, section)
      tellAll(listeners.availability, {
        availability: availability(section.rows.join()),
        changed: [section.id],
        free: new Map([
          [section.id, freeSeats(detailsOf(section), Math.max(1, section.atEvents?.length ?? 0))],
        ]),
      })
    },
    /** The same house in other words, for whoever reads it from now on. */
    rename: (section: DrawnSection) => void drawn.set(section.id, section),
    poll: () => tellAll(listeners.availability, { availability: availability("0"), changed: [] }),
    /** These seats, places without numbers by price, and where the seats are. */
    showCart: (
      seatIds: string[],
      admissions: Readonly<Record<string, number>> = {},
      places: readonly CartDetailToken[] = [],
    ) => {
      snapshot = { status: "ready", busy: false, cart: cartOf(seatIds, admissions, places) }
      tellAll(listeners.cart, snapshot)
    },
    tell: (message: CartMessage) => tellAll(listeners.messages, message),
    tick: (seconds: number | undefined) => tellAll(listeners.countdown, seconds),
    stage: (stage: CheckoutStage) => tellAll(listeners.stage, stage),
    listening: () => Object.values(listeners).reduce((total, { size }) => total + size, 0),
  }
}

const cartOf = (
  seatIds: string[],
  admissions: Readonly<Record<string, number>>,
  cartDetailToken: readonly CartDetailToken[],
) =>
  ({
    totalQty: seatIds.length,
    cartElements: [
      {
        prices: [
          { eventId: "le-cid", seatIds, cartDetailToken },
          ...Object.entries(admissions).map(([id, qty]) => ({ id, qty, eventId: "le-cid", seatIds: [] })),
        ],
      },
    ],
  }) as unknown as Cart

/** Lets promises that are already settled be heard. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
