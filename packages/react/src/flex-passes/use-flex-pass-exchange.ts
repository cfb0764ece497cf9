import type { FlexPass, FlexPassFilm } from "@parterre/contract"
import {
  canExchange,
  EXCHANGE_CLOSE_DELAY_MS,
  exchangesOf,
  type FilmChoices,
  type FlexPassEvent,
  type FlexPassState,
  flexPassMachine,
  withFilm,
} from "@parterre/domain/flex-passes"
import { step } from "@parterre/domain/machines"
import { type BoughtPass, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useReducer, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"

/** The window that exchanges tickets of a flex pass. */
export interface FlexPassExchange {
  readonly state: FlexPassState
  /** As it was last told; undefined while it is loading. */
  readonly pass: FlexPass | undefined
  /** Performances chosen so far, by ticket. */
  readonly choices: FilmChoices
  /** Why it could not be loaded, or why the last exchange was refused. */
  readonly failure: SdkFailure | undefined
  /** One that is not on sale changes nothing; without a performance the ticket keeps none. */
  readonly choose: (ticketId: string, film: FlexPassFilm | undefined) => void
  /** Whether there is anything to submit. */
  readonly maySubmit: boolean
  /** A refused exchange keeps the choices. */
  readonly submit: () => Promise<void>
  readonly cancel: () => void
  /** Loads once more what could not be loaded. */
  readonly retry: () => void
}

interface Window {
  readonly state: FlexPassState
  readonly pass: FlexPass | undefined
  readonly choices: FilmChoices
  readonly failure: SdkFailure | undefined
}

const opened: Window = {
  state: flexPassMachine.initial,
  pass: undefined,
  choices: new Map(),
  failure: undefined,
}

type Move =
  | {
      readonly event: Exclude<
        FlexPassEvent,
        "load-succeeded" | "load-failed" | "exchange-failed" | "exchanged"
      >
    }
  | { readonly event: "load-succeeded" | "exchanged"; readonly pass: FlexPass }
  | { readonly event: "load-failed" | "exchange-failed"; readonly failure: SdkFailure }
  | { readonly event: "film-chosen" | "choices-emptied"; readonly choices: FilmChoices }
  | { readonly event: "open-again" }

/** An illegal move changes nothing: what is being sent cannot be cancelled, what is closed stays closed. */
function moved(window: Window, move: Move): Window {
  if (move.event === "open-again") return opened
  const next = step(flexPassMachine, window.state, move.event)
  if (!next.ok) return window
  const { state } = next
  const told = { ...window, state, failure: "failure" in move ? move.failure : undefined }
  if ("pass" in move) return { ...told, pass: move.pass, choices: new Map() }
  return "choices" in move ? { ...told, choices: move.choices } : told
}

/**
 * Tickets of a flex pass, what each is exchanged for, and sending it: loaded, films chosen, submitted, closed [FLEX-014].
 * It closes by itself a while after an exchange [FLEX-009]; `close` is called then, and when it is cancelled [FLEX-008].
 */
export function useFlexPassExchange(
  { flexpassEventId, invoiceId }: BoughtPass,
  clientId: string,
  close: () => void,
): FlexPassExchange {
  const { flexPasses } = useShop().client
  const [window, move] = useReducer(moved, opened)
  const [tries, setTries] = useState(0)
  const { state, pass, choices } = window

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isHere = true
    move({ event: "open-again" })
    flexPasses.ofInvoice({ flexpassEventId, invoiceId }).then(
      (loaded) => isHere && move({ event: "load-succeeded", pass: loaded }),
      (failure: unknown) => {
        if (!isSdkFailure(failure)) throw failure
        if (isHere) move({ event: "load-failed", failure })
      },
    )
    return () => {
      isHere = false
    }
  }, [flexPasses, flexpassEventId, invoiceId, tries])

  useEffect(() => {
    if (state !== "submitted") return
    const timer = setTimeout(() => move({ event: "delay-over" }), EXCHANGE_CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once
  useEffect(() => {
    if (state === "window-closed") close()
  }, [state])

  return {
    ...window,
    maySubmit: state === "films-chosen" && canExchange(choices),
    choose: (ticketId, film) => {
      const next = new Map(film === undefined ? choices : withFilm(choices, ticketId, film))
      if (film === undefined) next.delete(ticketId)
      move({ event: next.size === 0 ? "choices-emptied" : "film-chosen", choices: next })
    },
    submit: async () => {
      if (state !== "films-chosen" || pass === undefined) return
      move({ event: "submit" })
      const exchanges = exchangesOf(choices, Object.keys(pass.alreadyExchanged))
      try {
        move({
          event: "exchanged",
          pass: await flexPasses.exchange({ flexpassEventId }, clientId, exchanges),
        })
      } catch (failure) {
        if (!isSdkFailure(failure)) throw failure
        move({ event: "exchange-failed", failure })
      }
    },
    cancel: () => move({ event: "cancel" }),
    retry: () => setTries(tries + 1),
  }
}
