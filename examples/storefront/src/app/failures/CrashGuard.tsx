import { Component, type ReactNode } from "react"
import { CrashScreen } from "./later-screens.tsx"
import { reloadForLostPart } from "./lost-parts.ts"

interface CrashGuardProps {
  /** Which visit this is; the next one starts without the crash of the last. */
  visit: string
  /** What is shown of something beside the screen that broke, which stays: nothing else says so then. */
  instead?: ReactNode
  children: ReactNode
}
interface CrashGuardState {
  readonly visit: string
  readonly crash: { readonly error: unknown } | undefined
}

/** Keeps a screen that broke from taking with it what is around it [ERR-002]. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { visit: this.props.visit, crash: undefined }

  static getDerivedStateFromError(error: unknown): Partial<CrashGuardState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ visit }: CrashGuardProps, state: CrashGuardState) {
    return visit === state.visit ? null : { visit, crash: undefined }
  }

  override componentDidCatch(error: unknown) {
    reloadForLostPart(error, Date.now())
  }

  override render() {
    const { crash } = this.state
    const { instead, children } = this.props
    if (crash === undefined) return children
    return instead === undefined ? <CrashScreen error={crash.error} /> : instead
  }
}
