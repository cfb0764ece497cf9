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
  onToken: (given: WalletToken) => void
}

/** The wallets that this device can pay with, before every other way to pay. */
export function WalletButtons({ amounts, brands, isRunning, onToken }: WalletButtonsProps) {
  const { wallets } = useSite().config
  const use = { amounts, brands, isBusy: isRunning, onToken }
  const applePay = useApplePay(wallets, use)
  const googlePay = useGooglePay(wallets, use)
  if (applePay === undefined && googlePay === undefined) return null
  return (
    <WalletGroup amount={totalToPay(amounts)} isRunning={isRunning}>
      {applePay && <ApplePayButton onPress={applePay} isDisabled={isRunning} />}
      {googlePay && <GooglePayButton make={googlePay} isDisabled={isRunning} />}
    </WalletGroup>
  )
}

interface WalletGroupProps {
  /** Cents. */
  amount: number
  isRunning: boolean
  children: ReactNode
}

/** What is paid by one press, and that there are other ways below. */
export function WalletGroup({ amount, isRunning, children }: WalletGroupProps) {
  const { t, money } = useTexts()
  return (
    <Group role="group" aria-label={t("ways.wallets")}>
      <p>{isRunning ? t("checkout.paying") : t("ways.wallets.help", { amount: money(amount) })}</p>
      <Buttons>{children}</Buttons>
      <Or>{t("ways.wallets.or")}</Or>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
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
