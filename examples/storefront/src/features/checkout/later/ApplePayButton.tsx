import { WALLET_BUTTON, WALLET_BUTTON_SIZE } from "@parterre/domain/wallets"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"

interface ApplePayButtonProps {
  onPress: () => void
  isDisabled: boolean
}

/** « Acheter avec Apple Pay »: drawn by the browser with Apple's own mark where it can, in words elsewhere [WAL-001]. */
export function ApplePayButton({ onPress, isDisabled }: ApplePayButtonProps) {
  const { language } = useTexts()
  const label = `${WALLET_BUTTON[language]} Apple Pay`
  return (
    // A click of the page itself: Apple opens its sheet within it and by nothing else.
    <AppleButton type="button" lang={language} disabled={isDisabled} onClick={onPress} aria-label={label}>
      {label}
    </AppleButton>
  )
}

const AppleButton = styled.button`
  width: ${WALLET_BUTTON_SIZE.width}px;
  height: ${WALLET_BUTTON_SIZE.height}px;
  border: 0;
  border-radius: ${WALLET_BUTTON_SIZE.height / 2}px;
  background: #000;
  color: #fff;
  font: inherit;
  font-weight: 600;
  line-height: 1;
  cursor: pointer;
  @media (prefers-color-scheme: dark) { background: #fff; color: #000; -apple-pay-button-style: white; }
  &:focus-visible { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 3px; }
  &:disabled { opacity: 0.5; cursor: default; }
  @supports (-webkit-appearance: -apple-pay-button) {
    -webkit-appearance: -apple-pay-button;
    -apple-pay-button-type: buy;
    font-size: 0;
  }
`
