import type { EventRefund, SupportHold } from "@parterre/contract"
import { render } from "ink"
import type { ReactElement } from "react"
import { failureOf } from "../cli-failure.ts"
import { type CliIo, wantsColor } from "../cli-io.ts"
import type { CliSession } from "../cli-session.ts"
import type { Answer, Desk, Place } from "../places.ts"
import { ConfirmScreen, type ConfirmScreenProps } from "./ConfirmScreen.tsx"
import type { ConfirmEnd } from "./confirm-state.ts"
import { DeskScreen } from "./DeskScreen.tsx"
import { ProgressScreen } from "./ProgressScreen.tsx"
import { ReleaseScreen } from "./ReleaseScreen.tsx"
import { SignInScreen } from "./SignInScreen.tsx"
import type { SignInForm } from "./sign-in-state.ts"

const explainer = (session: CliSession, server: string) => (error: unknown) =>
  failureOf(error, session.language, server).message

/** Shows carts and holds until the person leaves. */
export async function openDesk(
  session: CliSession,
  at: { readonly desk: Desk; readonly start: Place; readonly initial: Answer; readonly server: string },
): Promise<void> {
  const { io, language } = session
  const screen = (
    <DeskScreen
      desk={at.desk}
      start={at.start}
      initial={at.initial}
      language={language}
      color={wantsColor(io)}
      clock={io.clock}
      explain={explainer(session, at.server)}
    />
  )
  await draw(io, screen, { alternateScreen: true }).waitUntilExit()
}

/** Asks why and whether to release; answers how it ended. */
export async function askRelease(
  session: CliSession,
  at: {
    readonly desk: Desk
    readonly hold: SupportHold
    readonly reason: string | undefined
    readonly server: string
  },
): Promise<ConfirmEnd> {
  return ask<ConfirmEnd>(session.io, "kept", (_, stand, leave) => (
    <ReleaseScreen
      hold={at.hold}
      {...(at.reason === undefined ? {} : { reason: at.reason })}
      language={session.language}
      color={wantsColor(session.io)}
      release={at.desk.releaseHold}
      explain={explainer(session, at.server)}
      onStanding={stand}
      onEnd={leave}
    />
  ))
}

/** Asks why and whether to do what a question says; answers how it ended. */
export async function askWhether(
  session: CliSession,
  at: Pick<ConfirmScreenProps, "question" | "consequence" | "does" | "sending" | "act" | "leaves"> & {
    readonly reason: string | undefined
    readonly server: string
  },
): Promise<ConfirmEnd> {
  const { reason, server, ...asked } = at
  return ask<ConfirmEnd>(session.io, "kept", (_, stand, leave) => (
    <ConfirmScreen
      {...asked}
      {...(reason === undefined ? {} : { reason })}
      language={session.language}
      color={wantsColor(session.io)}
      explain={explainer(session, server)}
      onStanding={stand}
      onEnd={leave}
    />
  ))
}

/** Shows how far the refund of an event is until it is over or the person leaves; answers how far it was then. */
export async function watchEventRefund(
  session: CliSession,
  initial: EventRefund,
  look: () => Promise<EventRefund>,
): Promise<EventRefund> {
  const { io, language } = session
  return ask<EventRefund>(io, initial, (end) => (
    <ProgressScreen
      initial={initial}
      ask={look}
      language={language}
      color={wantsColor(io)}
      width={io.stdout.columns}
      clock={io.clock}
      onEnd={end}
    />
  ))
}

/** The sign-in form; answers whether somebody signed in. */
export async function askSignIn(
  session: CliSession,
  known: Partial<SignInForm>,
  signIn: (form: SignInForm) => Promise<void>,
): Promise<boolean> {
  return ask(session.io, false, (end) => (
    <SignInScreen
      known={known}
      language={session.language}
      color={wantsColor(session.io)}
      signIn={signIn}
      explain={explainer(session, "")}
      onEnd={end}
    />
  ))
}

/**
 * Draws a screen that ends with an answer. Leaving it otherwise, as by Ctrl+C, gives the answer that stood then: the first,
 * until the screen has told another.
 */
async function ask<A>(
  io: CliIo,
  first: A,
  screenOf: (end: (answer: A) => void, stand: (answer: A) => void, leave: () => void) => ReactElement,
): Promise<A> {
  let answer = first
  const stand = (given: A) => {
    answer = given
  }
  const leave = () => screen.unmount()
  const end = (given: A) => {
    stand(given)
    leave()
  }
  const screen = draw(io, screenOf(end, stand, leave), {})
  await screen.waitUntilExit()
  return answer
}

/**
 * Draws a screen as it changes. Whether a person sits at a terminal is asked before (`isInteractive`): by itself Ink would draw
 * nothing where the environment names `CI`, and the person would be asked by an empty screen.
 */
const draw = ({ stdin, stdout }: CliIo, screen: ReactElement, options: { alternateScreen?: boolean }) =>
  render(screen, { stdin, stdout, interactive: true, ...options })
