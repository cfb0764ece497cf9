import type { EventDetail } from "@parterre/contract"
import { type SeatSelection, useClient, useEventOffer } from "@parterre/react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { styled } from "styled-components"
import { loginPath } from "../navigation/return-path.ts"
import { Link, useLocation, useSearchParams } from "../navigation/router.tsx"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { AppliedPromotion } from "./AppliedPromotion.tsx"

interface MemberOfferProps {
  selection: SeatSelection
  memberships: NonNullable<EventDetail["memberOffers"]>
}

/** Prices for members: who is signed in has them at once and may do without; others read how to get them. */
export function MemberOffer({ selection, memberships }: MemberOfferProps) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { client } = useClient()
  const location = useLocation()
  const { promotion, failure, isPending, applyPromotion, removePromotion } = useEventOffer(selection)
  const [query] = useSearchParams()
  const [isDeclined, decline] = useState(false)
  const isApplied = promotion?.forMembers === true
  const isMember = (client?.memberships ?? []).some(({ memberId }) =>
    memberships.some(({ id }) => id === memberId),
  )
  // A code of the address goes first, and one that is applied stays.
  const isWanted = isMember && !isDeclined && promotion === undefined && !query.get("promo")
  const apply = useEffectEvent(() => void applyPromotion())
  useEffect(() => {
    if (isWanted) apply()
  }, [isWanted])
  // What a membership does is told in the language it is asked in.
  const asked = useRef(language)
  useEffect(() => {
    if (isApplied && asked.current !== language) apply()
    asked.current = language
  }, [isApplied, language])
  const isLeftOver = isApplied && !isMember
  useEffect(() => {
    // Who signs out has it no more.
    if (isLeftOver) selection.setOffer({ promotion: undefined })
  }, [isLeftOver, selection])
  return (
    <Part aria-label={t("members.title")}>
      <div role="status">{isApplied && <AppliedPromotion promotion={promotion} />}</div>
      {isApplied && (
        <Button
          kind="plain"
          onPress={() => {
            decline(true)
            removePromotion()
          }}
        >
          {t("members.decline")}
        </Button>
      )}
      {isMember && isDeclined && promotion === undefined && (
        <Button kind="plain" isPending={isPending} onPress={() => decline(false)}>
          {t("members.apply")}
        </Button>
      )}
      {isMember && failure !== undefined && promotion === undefined && <p>{failure.message}</p>}
      {!isMember && (
        <p>
          {t("members.payLess")}{" "}
          {memberships.map(({ id, title, pageId }) => (
            <span key={id}>
              {pageId === undefined ? title : <Link to={links.to(`/pages/${pageId}`)}>{title}</Link>}
            </span>
          ))}
          {client === undefined && <Link to={links.to(loginPath(location))}>{t("presale.signIn")}</Link>}
        </p>
      )}
    </Part>
  )
}

const Part = styled.section`
  font-size: ${({ theme }) => theme.size.small};
  [role="status"]:empty { display: none; }
  > button { padding-inline: 0; font-size: inherit; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: ${({ theme }) => `0 ${theme.space[3]}`}; }
  p a { display: inline-flex; align-items: center; min-height: 44px; }
`
