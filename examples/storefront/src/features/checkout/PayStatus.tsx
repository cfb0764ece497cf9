import type { CheckoutView } from "@parterre/react"
import { Loader } from "lucide-react"
import { keyframes, styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What the payment is doing, said as it happens. */
export function PayStatus({ status }: { status: CheckoutView["status"] }) {
  const { t } = useTexts()
  const running = status === "authenticating" || status === "challenge" || status === "paying"
  return (
    <Line role="status">
      {running && (
        <>
          <Loader size={20} strokeWidth={1.5} aria-hidden />
          {t(status === "paying" ? "checkout.paying" : "checkout.authenticating")}
        </>
      )}
    </Line>
  )
}

const turn = keyframes`to { rotate: 360deg; }`
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  &:empty { margin-top: calc(-1 * ${({ theme }) => theme.space[5]}); }
  svg { flex: none; animation: ${turn} 1.6s linear infinite; }
`
