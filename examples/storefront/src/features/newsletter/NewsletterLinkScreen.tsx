import type { Newsletter, NewsletterLink } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { isProblem, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { wordsOf } from "../../shared/newsletters/newsletter-words.ts"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"

type Act = "confirm" | "leave"

/**
 * Where the mails about newsletters lead: one press confirms or leaves, without an account. Opening the link does neither, for
 * mail programs open links by themselves.
 */
export function NewsletterLinkScreen({ act }: { act: Act }) {
  const { t } = useTexts()
  const say = useSay()
  const { name } = useSite().config
  const links = useLinks()
  const { newsletters } = useParterre()
  const { token = "" } = useParams()
  const heading = useScreen(t(`newsletter.${act}.title`))
  const [isBusy, setBusy] = useState(false)
  const [ended, setEnded] = useState<SdkFailure>()
  const [done, setDone] = useState<readonly Newsletter[]>()
  const { isRead, used } = useUsedLink(act, token, setEnded)
  const go = async () => {
    setBusy(true)
    try {
      setDone(await (act === "confirm" ? newsletters.confirm(token) : newsletters.leave(token)))
      heading.current?.focus()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (isProblem(error, "newsletter-link-ended")) setEnded(error)
      else say({ message: error.message, dialog: {} })
    } finally {
      setBusy(false)
    }
  }
  const isOver = done !== undefined || used !== undefined || ended !== undefined
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t(`newsletter.${act}.title`)}
      </h1>
      {ended !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{ended.message}</p>
        </Notice>
      )}
      {done !== undefined && <Standing act={act} newsletters={done} is="done" />}
      {done === undefined && used !== undefined && <Standing act={act} newsletters={used} is="already" />}
      {!isRead ? (
        <Skeleton $height="96px" />
      ) : isOver ? (
        <ButtonLink kind="quiet" to={links.to("/pages")}>
          {t("newsletter.programme")}
        </ButtonLink>
      ) : (
        <>
          <p>{t(`newsletter.${act}.body`, { name })}</p>
          <Button isPending={isBusy} onPress={() => void go()}>
            {t(`newsletter.${act}.do`)}
          </Button>
        </>
      )}
    </Middle>
  )
}

/** What a link is about, where it was used before the page was opened: a reload must not ask again. */
function useUsedLink(act: Act, token: string, onEnded: (failure: SdkFailure) => void) {
  const { newsletters } = useParterre()
  const [link, setLink] = useState<NewsletterLink | "unread">()
  useEffect(() => {
    let isCurrent = true
    newsletters.readLink(token).then(
      (read) => {
        if (isCurrent) setLink(read)
      },
      (error: unknown) => {
        if (!isSdkFailure(error)) throw error
        if (!isCurrent) return
        if (isProblem(error, "newsletter-link-ended")) onEnded(error)
        // What cannot be asked is left to the button, which says why it fails.
        setLink("unread")
      },
    )
    return () => {
      isCurrent = false
    }
  }, [newsletters, token, onEnded])
  // A link of the other kind is refused by the button.
  const isUsed = link !== undefined && link !== "unread" && link.act === act && link.used
  return { isRead: link !== undefined, used: isUsed ? link.newsletters : undefined }
}

interface StandingProps {
  act: Act
  newsletters: readonly Newsletter[]
  /** Done just now, or before the page was opened. */
  is: "done" | "already"
}

/** How the address stands with what the link is about. */
function Standing({ act, newsletters, is }: StandingProps) {
  const { t, language } = useTexts()
  const named = act === "leave" ? newsletters : newsletters.filter((one) => one.alreadySubscribed)
  const titles = new Intl.ListFormat(`${language}-CA`).format(
    named.map((one) => wordsOf(one, language).title),
  )
  const empty = act === "leave" ? "newsletter.leave.gone" : "newsletter.confirm.ended"
  return (
    <Notice tone={act === "confirm" && titles === "" ? "info" : "success"} role="status">
      <p>{titles === "" ? t(empty) : t(`newsletter.${act}.${is}`, { titles })}</p>
    </Notice>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  max-width: 640px;
  padding-block: ${({ theme }) => `${theme.space[6]} ${theme.space[7]}`};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
`
