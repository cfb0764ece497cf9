import type { Receipt } from "@parterre/contract"
import { styled } from "styled-components"
import { TwoColumns } from "../cart/TwoColumns.ts"
import { useLinks } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Joy } from "./Joy.tsx"
import { NextSteps } from "./NextSteps.tsx"
import { ReceiptCard } from "./ReceiptCard.tsx"
import { Tickets } from "./Tickets.tsx"

/** Good news first, then the tickets, the receipt and what happens next. */
export function Bought({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <>
      <Joy receipt={receipt} />
      <TwoColumns>
        <Left>
          <Tickets receipt={receipt} />
          <NextSteps receipt={receipt} />
          <ButtonLink kind="quiet" to={links.to("/pages")} data-print="hide">
            {t("confirmation.more")}
          </ButtonLink>
        </Left>
        <ReceiptCard receipt={receipt} />
      </TwoColumns>
    </>
  )
}

const Left = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  > a { justify-self: start; }
`
