import { WALLET_BUTTON_SIZE, walletLocale } from "@parterre/domain/wallets"
import { type GooglePayButtonMaker, useColorScheme } from "@parterre/react"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"

interface GooglePayButtonProps {
  make: GooglePayButtonMaker
  /** CSS pixels. */
  width?: number
  height?: number
  isDisabled: boolean
}

/** Google's own button, in the language of the page, made anew when that changes [WAL-004] [WAL-005]. */
export function GooglePayButton({
  make,
  width = WALLET_BUTTON_SIZE.width,
  height = WALLET_BUTTON_SIZE.height,
  isDisabled,
}: GooglePayButtonProps) {
  const { language } = useTexts()
  const scheme = useColorScheme()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = make({
      buttonType: "buy",
      buttonLocale: walletLocale(language),
      buttonSizeMode: "fill",
      buttonColor: scheme === "dark" ? "white" : "black",
      buttonRadius: height / 2,
    })
    place.current?.replaceChildren(button)
  }, [make, language, scheme, height])
  return <Place ref={place} style={{ width, height }} inert={isDisabled} data-wallet="google_pay" />
}

const Place = styled.div`
  &[inert] { opacity: 0.5; }
`
