import { writtenDay } from "@parterre/domain/dates"
import { useClient, useParterre } from "@parterre/react"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What the client bought to belong, and until when; one that is over stays in the list, and says so. */
export function Memberships() {
  const { t, language } = useTexts()
  const { timeZone } = useSite().config
  const { client } = useClient()
  const { clients } = useParterre()
  // A purchase does not tell the account of what it bought.
  useEffect(() => void clients.refresh().catch(() => undefined), [clients])
  const { memberships = [] } = client ?? {}
  if (memberships.length === 0) return null
  return (
    <section aria-labelledby="memberships">
      <h2 id="memberships">{t("client.memberships.title")}</h2>
      <List>
        {memberships.map(({ id, title, endsAt }) => {
          // It ends as a day begins: the day before is its last.
          const end = endsAt === undefined ? undefined : Date.parse(endsAt) - 1
          const isOver = end !== undefined && end < Date.now()
          const day = end === undefined ? "" : writtenDay(end, timeZone, language)
          return (
            <li key={id}>
              <b>{title}</b>
              {end !== undefined && (
                <span>{t(isOver ? "client.memberships.over" : "client.memberships.until", { day })}</span>
              )}
            </li>
          )
        })}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[3]};
  li { display: grid; }
  span { color: ${({ theme }) => theme.color.inkMuted}; }
`
