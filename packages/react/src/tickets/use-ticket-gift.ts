import { step } from "@parterre/domain/machines"
import {
  GIFT_RELOAD_MS,
  type GiftSendEvent,
  type GiftSendState,
  giftSendMachine,
} from "@parterre/domain/tickets"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect, useEffectEvent, useReducer } from "react"
import { useParterre } from "../provider/ParterreProvider.tsx"

/** The window that sends a ticket as a gift. */
export interface TicketGift {
  readonly state: GiftSendState
  readonly open: () => void
  /** Nothing is cancelled any more once it is being sent. */
  readonly cancel: () => void
  /** Answers the server's words once it is sent; undefined when it failed, which the console is told [ERR-015]. */
  readonly send: (email: string) => Promise<string | undefined>
}

/** An illegal move changes nothing. */
function moved(state: GiftSendState, event: GiftSendEvent): GiftSendState {
  const next = step(giftSendMachine, state, event)
  return next.ok ? next.state : state
}

/** Gives one ticket away [TICK-014]; what shows the tickets is to `reload` a while after it was sent [TICK-015]. */
export function useTicketGift(ticketId: string, reload: () => void): TicketGift {
  const { tickets } = useParterre()
  const [state, move] = useReducer(moved, giftSendMachine.initial)
  const onReload = useEffectEvent(() => {
    move("reload")
    reload()
  })
  useEffect(() => {
    if (state !== "sent") return
    const timer = setTimeout(onReload, GIFT_RELOAD_MS)
    return () => clearTimeout(timer)
  }, [state])
  return {
    state,
    open: () => move("open"),
    cancel: () => move("cancel"),
    send: async (email) => {
      move("send")
      try {
        const { message } = await tickets.sendAsGift(ticketId, email)
        move("succeeded")
        return message
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        move("failed")
        console.error(error)
        return undefined
      }
    },
  }
}
