import type { Cart } from "@parterre/contract"
import { useClient } from "@parterre/react"
import { type ComponentType, createContext, type ReactNode, Suspense } from "react"
import { keyframes, styled } from "styled-components"
import { useSite } from "../site/site.ts"
import type { Draft } from "./draft.ts"
import { useStandardFlow } from "./use-standard-flow.ts"

export interface ExpressProps {
  readonly cart: Cart
  /** What the wallet says of its holder. */
  readonly onContact: (contact: Pick<Draft, "firstname" | "lastname" | "email">) => void
}

/** The wallets that pay with no form before, of the checkout, for screens that come before it. */
export const ExpressContext = createContext<ComponentType<ExpressProps> | undefined>(undefined)

/** Where they stand, before a guest's form: not where more is asked of guests, nor for who is logged in, whose details are known. */
export function ExpressPlace({ children }: { children: ReactNode }) {
  const { applePay, googlePay } = useSite().config.wallets ?? {}
  const isStandard = useStandardFlow()
  const { status } = useClient()
  const wallets = [applePay, googlePay].filter((wallet) => wallet !== undefined).length
  if (wallets === 0 || isStandard || status !== "logged-out") return null
  return (
    <Place $wallets={wallets}>
      <Suspense>{children}</Suspense>
    </Place>
  )
}

const giveUp = keyframes`to { min-height: 0; }`

/**
 * Kept free while the wallets say whether they can pay, so that nothing moves when they do; not for ever, for some devices
 * have none. On a phone each has a line of its own.
 */
const Place = styled.div<{ $wallets: number }>`
  min-height: 166px;
  ${({ theme }) => theme.upTo(600)} { min-height: ${({ $wallets }) => 136 + 52 * $wallets}px; }
  &:not(:has([role="group"])) { animation: ${giveUp} 0s 5s forwards; }
`
