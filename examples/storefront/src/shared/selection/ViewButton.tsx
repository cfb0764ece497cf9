import type { SeatView } from "@parterre/contract"
import type { ViewScope } from "@parterre/domain/seat-views"
import { useParterre } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { pictureOf } from "../ui/picture.ts"

interface ViewButtonProps {
  view: SeatView
  scope: ViewScope
  /** From where, in words. */
  place: string
}

/** What one sees from some seats: small, and large in a window. The picture is asked for when it comes into sight. */
export function ViewButton({ view, scope, place }: ViewButtonProps) {
  const { t } = useTexts()
  const { assetUrl } = useParterre()
  const [isOpen, open] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const title = t(`view.${scope}`)
  const url = assetUrl(view.imageUrl)
  return (
    <>
      <Small type="button" onClick={() => open(true)}>
        {!isBroken && (
          <img
            {...pictureOf(url, 96)}
            alt=""
            width={96}
            height={54}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )}
        <span>
          <b>{title}</b>
          <span>{place}</span>
        </span>
      </Small>
      <Dialog
        title={title}
        closeLabel={t("app.close")}
        isOpen={isOpen}
        onClose={() => open(false)}
        width="960px"
      >
        <Figure>
          {isBroken ? (
            <p>{t("view.broken")}</p>
          ) : (
            <img
              {...pictureOf(url, 960, 960)}
              alt={view.description}
              width={960}
              height={540}
              onError={() => setBroken(true)}
            />
          )}
          <figcaption>
            <b>{place}</b>
            {/* The picture says it already to those who hear it. */}
            <span aria-hidden={!isBroken}>{view.description}</span>
          </figcaption>
        </Figure>
      </Dialog>
    </>
  )
}

const Small = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  min-height: 44px;
  padding: ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.small};
  text-align: start;
  cursor: pointer;
  img {
    flex: none;
    width: 96px;
    height: 54px;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.surfaceSunken};
    object-fit: cover;
  }
  b { display: block; color: ${({ theme }) => theme.color.accent}; font-weight: 600; }
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  /* The list it stands in scrolls, and would cut the ring off. */
  &:focus-visible { outline-offset: -2px; }
`
const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  img {
    width: 100%;
    height: auto;
    max-height: calc(100dvh - 220px);
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceSunken};
    object-fit: contain;
  }
  figcaption { display: grid; gap: ${({ theme }) => theme.space[1]}; }
  figcaption span { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
