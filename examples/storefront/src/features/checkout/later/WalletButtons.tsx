import type { CardBrand } from "@parterre/domain/cards"
import { type AmountsToPay, totalToPay } from "@parterre/domain/payment-methods"
import { useApplePay, useGooglePay, type WalletToken } from "@parterre/react"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { ApplePayButton } from "./ApplePayButton.tsx"
import { GooglePayButton } from "./GooglePayButton.tsx"

export interface WalletButtonsProps {
  amounts: AmountsToPay
  brands: readonly CardBrand[]
  /** A payment is under way. */
  isRunning: boolean
  /** How the tickets go, where the wallet is asked who pays because no form was; unset where one was. */
  express?: string
  onToken: (given: WalletToken) => void
}

/** The wallets that this device can pay with, before every other way to pay. */
export function WalletButtons({ amounts, brands, isRunning, express, onToken }: WalletButtonsProps) {
  const { wallets } = useSite().config
  const use = { amounts, brands, asksContact: express !== undefined, isBusy: isRunning, onToken }
  const applePay = useApplePay(wallets, use)
  const googlePay = useGooglePay(wallets, use)
  if (applePay === undefined && googlePay === undefined) return null
  return (
    <WalletGroup
      amount={totalToPay(amounts)}
      isRunning={isRunning}
      {...(express !== undefined && { express })}
    >
      {applePay && <ApplePayButton onPress={applePay} isDisabled={isRunning} />}
      {googlePay && <GooglePayButton make={googlePay} isDisabled={isRunning} />}
    </WalletGroup>
  )
}

interface WalletGroupProps extends Pick<WalletButtonsProps, "isRunning" | "express"> {
  /** Cents. */
  amount: number
  children: ReactNode
}

/** What is paid by one press, and that there are other ways below. */
export function WalletGroup({ amount, isRunning, express, children }: WalletGroupProps) {
  const { t, money } = useTexts()
  const what = express === undefined ? "ways.wallets" : "ways.express"
  return (
    <Group role="group" aria-label={t(what)}>
      <p>
        {isRunning ? t("checkout.paying") : t(`${what}.help`, { amount: money(amount) })}
        {express && <small>{t("ways.express.delivery", { ways: express })}</small>}
      </p>
      <Buttons>{children}</Buttons>
      <Or>{t(`${what}.or`)}</Or>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  small { display: block; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.upTo(600)} { justify-content: center; }
`
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.inkMuted};
  &::before, &::after { content: ""; flex: 1; border-top: 1px solid ${({ theme }) => theme.color.line}; }
`
