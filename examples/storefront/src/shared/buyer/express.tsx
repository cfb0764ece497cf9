import type { Cart } from "@parterre/contract"
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from "react"
import { styled } from "styled-components"
import { useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import type { Draft } from "./draft.ts"
import { useStandardFlow } from "./use-standard-flow.ts"
import { useVisitor } from "./use-visitor.ts"

export interface ExpressProps {
  readonly cart: Cart
  /** What the wallet says of its holder. */
  readonly onContact: (contact: Pick<Draft, "firstname" | "lastname" | "email">) => void
  /** No wallet can pay this cart. */
  readonly onNone: () => void
}

/** The wallets that pay with no form before, of the checkout, for screens that come before it. */
export const ExpressContext = createContext<ComponentType<ExpressProps> | undefined>(undefined)

/** Milliseconds after which a wallet that was asked is taken to have no answer, such as where a browser keeps its script out. */
const PATIENCE = 5_000

interface ExpressPlaceProps {
  /** Undefined until there is a cart to ask them of; told that none of them can pay it, the place says so. */
  children: ((onNone: () => void) => ReactNode) | undefined
  /** The cart could not be read: none of them is asked. */
  isLost?: boolean
}

/** Where they stand, before a guest's form: not where more is asked of guests, nor for who is logged in, whose details are known. */
export function ExpressPlace({ children, isLost = false }: ExpressPlaceProps) {
  const { t } = useTexts()
  const { applePay, googlePay } = useSite().config.wallets ?? {}
  const isStandard = useStandardFlow()
  const visitor = useVisitor()
  const [isNone, setNone] = useState(false)
  const onNone = useCallback(() => setNone(true), [])
  const isAsked = children !== undefined
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(onNone, PATIENCE)
    return () => clearTimeout(timer)
  }, [isAsked, onNone])
  const wallets = [applePay, googlePay].filter((wallet) => wallet !== undefined).length
  if (wallets === 0 || isStandard || visitor !== "logged-out") return null
  return (
    <Place $wallets={wallets}>
      <Suspense>{children?.(onNone)}</Suspense>
      <Awaited>{(isNone || isLost) && t("checkout.express.none")}</Awaited>
    </Place>
  )
}

const Awaited = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  color: ${({ theme }) => theme.color.inkMuted};
`
/**
 * Kept free while the wallets say whether they can pay, and after: nothing below moves while it is being typed in. On a phone each
 * has a line of its own.
 */
const Place = styled.div<{ $wallets: number }>`
  position: relative;
  min-height: 166px;
  ${({ theme }) => theme.upTo(600)} { min-height: ${({ $wallets }) => 136 + 52 * $wallets}px; }
  &:has([role="group"]) > ${Awaited} { display: none; }
`
