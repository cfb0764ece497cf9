import { type Challenge, useChallenge } from "@parterre/react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Modal } from "../../shared/ui/Modal.tsx"

/** The lightbox of the bank: its page in a window of the size banks expect, and a way out [3DS-009]. */
export function ChallengeDialog() {
  const challenge = useChallenge()
  return challenge === undefined ? null : <Lightbox challenge={challenge} />
}

function Lightbox({ challenge }: { challenge: Challenge }) {
  const { t } = useTexts()
  return (
    <Modal
      isDismissable={false}
      onClose={challenge.cancel}
      aria-labelledby="challenge-title"
      aria-describedby="challenge-body"
    >
      <Sheet>
        <div>
          <h2 id="challenge-title">{t("challenge.title")}</h2>
          <p id="challenge-body">{t("challenge.body")}</p>
        </div>
        <Frame
          ref={challenge.mount}
          role="group"
          aria-label={t("challenge.frame")}
          $width={challenge.size.width}
          $height={challenge.size.height}
        />
        <div>
          <Button kind="quiet" onPress={challenge.cancel}>
            {t("challenge.cancel")}
          </Button>
        </div>
      </Sheet>
    </Modal>
  )
}

const Sheet = styled.div`
  > :first-child { display: grid; gap: ${({ theme }) => theme.space[2]}; max-width: 390px; padding: ${({ theme }) => `${theme.space[5]} ${theme.space[5]} ${theme.space[4]}`}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  p { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  > :last-child { display: grid; padding: ${({ theme }) => theme.space[4]}; border-top: 1px solid ${({ theme }) => theme.color.line}; }
`
/** White under the bank's page, which expects a browser's own background. */
const Frame = styled.div<{ $width: number; $height: number }>`
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  box-sizing: content-box;
  background: Canvas;
  color-scheme: light;
  iframe { display: block; width: 100%; height: 100%; border: 0; }
`
