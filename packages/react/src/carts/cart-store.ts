import type { CartPrice, HoldGroup } from "@parterre/contract"
import { isEndingSoon } from "@parterre/domain/holds"
import type { PricedTickets } from "@parterre/domain/line-splits"
import {
  type AloneAnswer,
  type CartMessage,
  type CartSnapshot,
  isSdkFailure,
  type LineToRelease,
  type Parterre,
  type SdkFailure,
} from "@parterre/sdk"
import { createStore, type ReadableStore } from "../stores/store.ts"

export interface CartView extends CartSnapshot {
  /** Tickets in the cart. */
  readonly quantity: number
  /** How the last action ended, until dismissed. */
  readonly message: CartMessage | undefined
  /** Why it could not be read yet; stays whatever is said and dismissed meanwhile, until it is there or asked for again. */
  readonly unread: SdkFailure | undefined
}

export interface Countdown {
  /** Whole seconds left by the server's clock; nothing while there is no hold. */
  readonly seconds: number | undefined
  /** Two minutes or less: time to warn and to offer an extension. */
  readonly endingSoon: boolean
}

/** Each action answers whether it succeeded; why it did not is in the view's message. */
export interface CartActions {
  add(groups: readonly HoldGroup[]): Promise<boolean>
  addBest(
    eventId: string,
    priceLevelId: string,
    prices: readonly { readonly id: string; readonly qty: number }[],
  ): Promise<boolean>
  moreOne(line: CartPrice, step?: number): Promise<boolean>
  /** @deprecated Part of the specification, without effect. Use `remove`, which gives a line back. */
  lessOne(line: CartPrice): Promise<boolean>
  /** Divides the tickets of lines of one price level over its prices: as many at each as told, all or none. */
  splitPrice(
    lines: CartPrice | readonly [CartPrice, ...CartPrice[]],
    parts: readonly PricedTickets[],
  ): Promise<boolean>
  /** Answers, line by line, what left the cart: the line and the tickets that could not be kept without it. */
  remove(line: LineToRelease): Promise<readonly CartPrice[] | undefined>
  /**
   * The same for a line that can go alone. One that cannot stays, and `together` tells, line by line, which tickets can only
   * be given back with it: ask, then `remove`.
   */
  removeAlone(line: LineToRelease): Promise<Pick<AloneAnswer, "released" | "together"> | undefined>
  clear(): Promise<boolean>
  extend(): Promise<boolean>
  reload(): Promise<boolean>
  dismiss(): void
}

export interface CartStore extends CartActions {
  readonly view: ReadableStore<CartView>
  readonly countdown: ReadableStore<Countdown>
  /** Listens to the client until the answered function is called. */
  start(): () => void
}

/** The live cart of a client, for any number of readers. The countdown is apart: it changes every second. */
export function createCartStore({ cart }: Parterre): CartStore {
  const before = cart.current()
  const view = createStore<CartView>({
    ...before,
    quantity: before.cart?.totalQty ?? 0,
    message: undefined,
    unread: undefined,
  })
  const countdown = createStore<Countdown>({ seconds: undefined, endingSoon: false })
  const update = (change: Partial<CartView>) => view.set({ ...view.get(), ...change })

  const answered = async <Answer>(action: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await action
    } catch (error) {
      if (isSdkFailure(error)) return undefined
      throw error
    }
  }
  const outcome = async (action: Promise<unknown>): Promise<boolean> =>
    (await answered(action.then(() => true))) ?? false

  return {
    view,
    countdown,
    start() {
      /** Whether one that could not be read is being read again. */
      let isAwaited = false
      const stops = [
        cart.subscribe((snapshot) => {
          const { message, unread } = view.get()
          const isRead = snapshot.status !== "unloaded"
          // The failure to read it is no news any more once it is there.
          const isOver = isRead && unread !== undefined && failedRead(message) !== undefined
          update({
            ...snapshot,
            quantity: snapshot.cart?.totalQty ?? 0,
            message: isOver ? undefined : message,
            unread: isRead ? undefined : unread,
          })
        }),
        cart.messages((message) => {
          const failure = failedRead(message)
          if (failure) {
            isAwaited = false
            const { status, unread, message: last } = view.get()
            // Nor is it when it fails again in the same words.
            if ((unread ?? failedRead(last))?.message === failure.message) return
            if (status === "unloaded") update({ unread: failure })
          }
          // Reading the cart is no act of the shopper: only its failure is news.
          if (message.action !== "callCart" || message.outcome === "failure") update({ message })
        }),
        cart.countdown((seconds) => countdown.set({ seconds, endingSoon: isEndingSoon(seconds ?? 0) })),
      ]
      // Its seats run out whether or not it could be read.
      const readAgain = () => {
        if (isAwaited || view.get().unread === undefined) return
        isAwaited = true
        void outcome(cart.callCart())
      }
      // Another tab may have changed or paid what this one shows.
      const onShown = () => {
        if (document.visibilityState !== "visible") return
        void cart.refresh()
        readAgain()
      }
      const page = globalThis.document as Document | undefined
      const browser = globalThis.window as Window | undefined
      page?.addEventListener("visibilitychange", onShown)
      browser?.addEventListener("online", readAgain)
      return () => {
        page?.removeEventListener("visibilitychange", onShown)
        browser?.removeEventListener("online", readAgain)
        for (const stop of stops) stop()
      }
    },
    add: (groups) => outcome(cart.addElements(groups)),
    addBest: (eventId, priceLevelId, prices) => outcome(cart.addBest(eventId, priceLevelId, prices)),
    moreOne: (line, step) => outcome(cart.moreOne(line, step)),
    lessOne: (line) => outcome(cart.lessOne(line)),
    splitPrice: (lines, parts) => outcome(cart.splitPrice(lines, parts)),
    remove: async (line) => (await answered(cart.delete(line)))?.released,
    removeAlone: (line) => answered(cart.deleteAlone(line)),
    clear: () => outcome(cart.deleteAllElement()),
    extend: () => outcome(cart.extend()),
    reload() {
      const { unread, message } = view.get()
      if (unread !== undefined)
        update({ unread: undefined, message: failedRead(message) === undefined ? message : undefined })
      return outcome(cart.callCart())
    },
    dismiss: () => update({ message: undefined }),
  }
}

const failedRead = (message: CartMessage | undefined) =>
  message?.action === "callCart" && message.outcome === "failure" ? message.failure : undefined
