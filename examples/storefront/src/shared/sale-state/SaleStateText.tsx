import type { SaleState } from "@parterre/contract"
import { Flame } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { SaleStateSign } from "./SaleStateSign.tsx"

interface SaleStateTextProps {
  state: SaleState
  /** Whether so few places are left that it is worth saying. */
  few?: boolean
}

/** The sale state in words, with a sign; colour only repeats it [CAT-027]. */
export function SaleStateText({ state, few = false }: SaleStateTextProps) {
  const { t } = useTexts()
  if (state === "INVISIBLE") return null
  const last = few && state === "ONSALE"
  return (
    <State $state={state} $last={last}>
      {last ? <Flame size={16} strokeWidth={1.5} aria-hidden /> : <SaleStateSign state={state} />}
      {last ? t("saleState.few") : t(`saleState.${state}`)}
    </State>
  )
}

const State = styled.span<{ $state: SaleState; $last: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ theme, $state, $last }) =>
    $last
      ? theme.color.warning
      : $state === "ONSALE"
        ? theme.color.success
        : $state === "SOLDOUT"
          ? theme.color.danger
          : theme.color.inkMuted};
`
