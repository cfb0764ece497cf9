import type { Client } from "@parterre/contract"
import { newsletterChange } from "@parterre/domain/newsletters"
import { useNewsletters } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { NewsletterTicks } from "./NewsletterTicks.tsx"

/** The newsletters of a logged-in client, to ask for and to leave [NEWS-001] [NEWS-002]; nothing where there are none. */
export function ProfileNewsletters({ client }: { client: Client }) {
  const { t } = useTexts()
  const say = useSay()
  const { offered, change } = useNewsletters({ type: "profile" })
  const list = offered.status === "ready" ? offered.value : []
  const { ticked, tick, forget } = useTicks(
    list.filter((one) => one.alreadySubscribed || one.confirmationSent).map(({ id }) => id),
  )
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  if (offered.status === "loading") return <Skeleton $height="120px" aria-hidden />
  if (offered.status === "failed")
    return (
      <Notice tone="danger">
        <p>{offered.failure.message}</p>
        <Button kind="plain" onPress={offered.retry}>
          {t("app.retry")}
        </Button>
      </Notice>
    )
  if (list.length === 0) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = newsletterChange(list, ticked)
    setBusy(true)
    try {
      await change({ subscribe: [...wanted.subscribe], unsubscribe: [...wanted.unsubscribe] })
      forget()
      setSaid(
        wanted.subscribe.length > 0 ? t("newsletter.asked", { email: client.email }) : t("newsletter.saved"),
      )
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, dialog: {} })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section aria-labelledby="profile-newsletters">
      <h2 id="profile-newsletters">{t("newsletter.title")}</h2>
      <form noValidate onSubmit={(event) => void save(event)}>
        <NewsletterTicks legend="newsletter.choose" {...{ ticked }} offered={list} canLeave onTick={tick} />
        {said !== undefined && (
          <Notice tone="success" role="status">
            <p>{said}</p>
          </Notice>
        )}
        <Button type="submit" kind="quiet" isPending={isBusy}>
          {t("newsletter.save")}
        </Button>
      </form>
    </Section>
  )
}

/** Boxes that were ticked or unticked; the others are as they were. */
function useTicks(before: readonly string[]) {
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({})
  const ids = new Set([...before, ...Object.keys(changes)])
  return {
    ticked: new Set([...ids].filter((id) => changes[id] ?? before.includes(id))),
    tick: (id: string, isTicked: boolean) => setChanges({ ...changes, [id]: isTicked }),
    forget: () => setChanges({}),
  }
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space[6]};
  padding-top: ${({ theme }) => theme.space[5]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  h2 { margin-bottom: ${({ theme }) => theme.space[3]}; font-size: ${({ theme }) => theme.size.heading}; }
  form { display: grid; gap: ${({ theme }) => theme.space[4]}; justify-items: start; }
`
