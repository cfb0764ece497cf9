import type { Cart } from "@parterre/contract"
import { type ComponentType, createContext, type ReactNode, Suspense } from "react"
import { keyframes, styled } from "styled-components"
import { useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import type { Draft } from "./draft.ts"
import { useStandardFlow } from "./use-standard-flow.ts"
import { useVisitor } from "./use-visitor.ts"

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
  const visitor = useVisitor()
  const { t } = useTexts()
  const wallets = [applePay, googlePay].filter((wallet) => wallet !== undefined).length
  if (wallets === 0 || isStandard || visitor !== "logged-out") return null
  return (
    <Place $wallets={wallets}>
      <Suspense>{children}</Suspense>
      <Awaited>
        <span>{t("checkout.express.none")}</span>
      </Awaited>
    </Place>
  )
}

const comes = keyframes`to { visibility: visible; }`

/**
 * Where nothing comes, such as where a browser keeps the wallet's script out, that is said in their place, which stays: what is
 * being typed below does not move.
 */
const Awaited = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  color: ${({ theme }) => theme.color.inkMuted};
  span { visibility: hidden; animation: ${comes} 0s 5s forwards; }
`
/** Kept free while the wallets say whether they can pay, so that nothing moves when they do. On a phone each has a line of its own. */
const Place = styled.div<{ $wallets: number }>`
  position: relative;
  min-height: 166px;
  ${({ theme }) => theme.upTo(600)} { min-height: ${({ $wallets }) => 136 + 52 * $wallets}px; }
  &:has([role="group"]) > ${Awaited} { display: none; }
`
