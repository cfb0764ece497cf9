import type { EventDetail } from "@parterre/contract"
import { type SeatSelection, useClient, useEventOffer } from "@parterre/react"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { Link, useSearchParams } from "../navigation/router.tsx"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { AppliedPromotion } from "./AppliedPromotion.tsx"

interface MemberOfferProps {
  selection: SeatSelection
  memberships: NonNullable<EventDetail["memberOffers"]>
}

/** Prices for members: those who are signed in have them at once, others read how to. */
export function MemberOffer({ selection, memberships }: MemberOfferProps) {
  const { t } = useTexts()
  const links = useLinks()
  const { client } = useClient()
  const { promotion, failure, applyPromotion } = useEventOffer(selection)
  const [query] = useSearchParams()
  const isMember = (client?.memberships ?? []).some(({ memberId }) =>
    memberships.some(({ id }) => id === memberId),
  )
  // A code of the address goes first.
  const isNeeded = isMember && promotion === undefined && !query.get("promo")
  const isAsking = useRef(false)
  useEffect(() => {
    // Again when a code was taken away; a membership that has ended since gives nothing.
    if (!isNeeded || isAsking.current) return
    isAsking.current = true
    void applyPromotion().then((isApplied) => {
      isAsking.current = !isApplied
    })
  }, [isNeeded, applyPromotion])
  return (
    <Part aria-label={t("members.title")}>
      <div role="status">{promotion?.forMembers === true && <AppliedPromotion promotion={promotion} />}</div>
      {(!isMember || failure !== undefined) && (
        <p>
          {t("members.payLess")}{" "}
          {memberships.map(({ id, title, pageId }) => (
            <span key={id}>
              {pageId === undefined ? title : <Link to={links.to(`/pages/${pageId}`)}>{title}</Link>}
            </span>
          ))}
          {client === undefined && <Link to={links.to("/client/login")}>{t("presale.signIn")}</Link>}
        </p>
      )}
    </Part>
  )
}

const Part = styled.section`
  font-size: ${({ theme }) => theme.size.small};
  [role="status"]:empty { display: none; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: ${({ theme }) => `0 ${theme.space[3]}`}; }
  a { display: inline-flex; align-items: center; min-height: 44px; }
`
