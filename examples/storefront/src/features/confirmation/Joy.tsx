import type { Receipt } from "@parterre/contract"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { pictureOf } from "../../shared/ui/picture.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** The good news, with the picture of what was bought. */
export function Joy({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const heading = useScreen(t("confirmation.title"))
  const { saleId, client, cartElements } = receipt
  const picture = cartElements.find(({ imageUrl }) => imageUrl !== undefined)?.imageUrl
  return (
    <Band data-print="hide">
      <Row>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t("confirmation.title")}
          </h1>
          <p>{t("confirmation.lead", { name: client.firstname, email: client.email })}</p>
          <p className="sale">{t("confirmation.sale", { id: saleId })}</p>
        </div>
        {picture !== undefined && <img {...pictureOf(picture, 320)} alt="" width={320} height={180} />}
      </Row>
    </Band>
  )
}

const Band = styled.header`
  padding-block: ${({ theme }) => theme.space[7]};
  background: ${({ theme }) => theme.color.stage};
  color: ${({ theme }) => theme.color.onStage};
  ${({ theme }) => theme.upTo(600)} { padding-block: ${({ theme }) => theme.space[4]}; }
`
const Row = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[6]};
  h1 { font-size: ${({ theme }) => theme.size.hero}; }
  p {
    max-width: 46ch;
    margin-top: ${({ theme }) => theme.space[3]};
    font-size: ${({ theme }) => theme.size.lead};
    overflow-wrap: anywhere;
  }
  img {
    flex: none;
    width: 320px;
    height: 180px;
    border-radius: ${({ theme }) => theme.radius.large};
    object-fit: cover;
  }
  .sale { font-size: ${({ theme }) => theme.size.body}; font-weight: 600; }
  ${({ theme }) => theme.upTo(800)} {
    img { display: none; }
  }
  /* A phone shows the first ticket's code below it at once. */
  ${({ theme }) => theme.upTo(600)} {
    h1 { font-size: ${({ theme }) => theme.size.title}; }
    p { margin-top: ${({ theme }) => theme.space[1]}; font-size: ${({ theme }) => theme.size.body}; }
  }
`
