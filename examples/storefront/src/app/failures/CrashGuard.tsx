import { Component, type ReactNode } from "react"
import { CrashScreen } from "./later-screens.tsx"
import { reloadForLostPart } from "./lost-parts.ts"

interface CrashGuardProps {
  /** Which visit this is; the next one starts without the crash of the last. */
  visit: string
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
    return crash === undefined ? this.props.children : <CrashScreen error={crash.error} />
  }
}
