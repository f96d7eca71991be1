import * as reviewAddress from '@shulei/domain/address/review.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import {
  MAX_COMMENT,
  MIN_COMMENT,
  missingPoints,
  sheetProblem,
  totalOf,
} from '@shulei/domain/compete/review/criteria.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useKeptFocus, useMoveFocus } from '../../../base/site/focus.ts'
import { type Criteria, isOver, type Reviewer, type StoredSheet } from '../review.ts'
import { CriterionField } from './CriterionField.tsx'
import * as desk from './desk.css.ts'
import * as css from './SheetPanel.css.ts'
import { useSheet } from './useSheet.ts'

export interface SheetPanelProps {
  projectId: number
  reviewer: Reviewer
  criteria: Criteria
  sheet: StoredSheet
  /** Called with each sheet that the server has stored: the list shows it, and the project opens with it again. */
  onSaved: (sheet: StoredSheet) => void
}

/** Two sheets of one project: the reviewer chooses which one stays. */
function Conflict({
  mine,
  theirs,
  onKeep,
  onTake,
}: {
  mine: number
  theirs: StoredSheet
  onKeep: () => void
  onTake: () => void
}) {
  const { t } = useTranslation('review')
  const { number } = useFormat()
  return (
    <Alert tone="warning" live="assertive" title={t('sheet.conflict')}>
      <p>{t('sheet.conflictHint', { theirs: number(theirs.total), mine: number(mine) })}</p>
      <div className={css.buttons}>
        <Button size="s" onPress={onTake}>
          {t('sheet.takeTheirs')}
        </Button>
        <Button size="s" onPress={onKeep}>
          {t('sheet.keepMine')}
        </Button>
      </div>
    </Alert>
  )
}

/** The sheet that was typed here while another one was submitted: the reviewer can copy its comment, but no longer save it. */
function Unsent({
  mine,
  submitted,
  comment,
  onDiscard,
}: {
  mine: number
  submitted: number
  comment: string
  onDiscard: () => void
}) {
  const { t } = useTranslation('review')
  const { number } = useFormat()
  return (
    <>
      <Alert
        tone="warning"
        live="assertive"
        title={t('sheet.submittedElsewhere')}
        action={
          <Button size="s" onPress={onDiscard}>
            {t('sheet.discard')}
          </Button>
        }
      >
        {t('sheet.submittedElsewhereHint', { theirs: number(submitted), mine: number(mine) })}
      </Alert>
      <TextArea label={t('sheet.unsentComment')} rows={4} isGrowing isReadOnly value={comment} />
    </>
  )
}

/** The score sheet of a project: points, comment, total, and what is not saved yet (role 2). */
export function SheetPanel({ projectId, reviewer, criteria, sheet, onSaved }: SheetPanelProps) {
  const { t } = useTranslation('review')
  const { pick, number, dayTime } = useFormat()
  const { now } = useContext(TimeContext)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusProblem = useFocusProblem(panel)
  const kept = useKeptFocus(() => heading.current)
  const moveFocus = useMoveFocus()
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ids = { projectId, reviewerId: reviewer.id }
  const desked = useSheet({ ...ids, criteria, sheet, otherwise: t('sheet.failed'), onSaved })
  const { typed, stored, theirs, unsent, failure, isSaving, isDirty, isFinal } = desked

  const total = totalOf(criteria, typed.points)
  const missing = missingPoints(criteria, typed.points)
  const isClosed = isOver(reviewer, now)
  const isReadOnly = isFinal || isClosed
  const length = countText(typed.comment)
  const problem = sheetProblem(criteria, typed, true)
  const isWrong = problem?.reason === 'scoreOutOfRange'
  const names = (keys: readonly string[]) =>
    criteria
      .filter(({ key }) => keys.includes(key))
      .map(({ title }) => pick(title))
      .join(t('sheet.comma'))
  const changed = criteria
    .filter(({ key }) => (typed.points[key] ?? null) !== (stored.points[key] ?? null))
    .map(({ title }) => pick(title))
  const unsaved = typed.comment === stored.comment ? changed : [...changed, t('sheet.comment')]

  const ask = () => {
    setTried(true)
    if (problem) focusProblem()
    else setAsking(true)
  }
  const saveDraft = async () => {
    if (isWrong) focusProblem()
    else await desked.save(false)
  }
  const submit = async () => {
    if (!(await desked.save(true))) return
    // the button that asked went away
    moveFocus(() => heading.current)
  }
  const commentProblem =
    isTried && problem?.reason === 'scoreCommentShort' ? t('sheet.commentHint', { min: MIN_COMMENT }) : undefined
  return (
    <>
      <section ref={panel} {...kept} className={desk.panel} aria-label={t('sheet.title')}>
        <div className={desk.total}>
          <h2 ref={heading} className={desk.heading} tabIndex={-1}>
            {t('sheet.title')}
          </h2>
          <span aria-live="polite">
            <b className={desk.totalFigure}>{number(total)}</b> {t('sheet.of')}
          </span>
        </div>
        {criteria.map((criterion) => (
          <CriterionField
            key={criterion.key}
            criterion={criterion}
            value={typed.points[criterion.key] ?? null}
            isMissing={isTried && missing.includes(criterion.key)}
            isReadOnly={isReadOnly}
            onChange={(value) => desked.change({ points: { ...typed.points, [criterion.key]: value } })}
          />
        ))}
        <TextArea
          label={t('sheet.comment')}
          hint={t('sheet.commentHint', { min: MIN_COMMENT })}
          rows={4}
          isGrowing
          isReadOnly={isReadOnly}
          value={typed.comment}
          onChange={(comment) => desked.change({ comment })}
          counter={{
            text: t('sheet.count', { count: length, max: number(MAX_COMMENT) }),
            isOver: length > MAX_COMMENT,
            announcement: length > MAX_COMMENT ? t('sheet.over', { count: length - MAX_COMMENT }) : '',
          }}
          errorMessage={commentProblem}
        />
        {theirs ? (
          <Conflict
            mine={total}
            theirs={theirs}
            onKeep={() => void desked.keepMine()}
            onTake={() => desked.takeTheirs()}
          />
        ) : null}
        {unsent ? (
          <Unsent
            mine={totalOf(criteria, unsent.points)}
            submitted={stored.total}
            comment={unsent.comment}
            onDiscard={() => desked.discard()}
          />
        ) : null}
        {desked.isRestored ? <Alert live="polite">{t('sheet.restored')}</Alert> : null}
        {failure ? (
          <Alert
            tone="danger"
            live="assertive"
            title={failure.isSignedOut ? t('sheet.ended') : undefined}
            action={
              failure.isSignedOut ? (
                <LinkButton
                  size="s"
                  href={reviewAddress.login({ returnTo: reviewAddress.scores({ project: projectId }) })}
                >
                  {t('sheet.toLogin')}
                </LinkButton>
              ) : undefined
            }
          >
            {failure.isSignedOut ? t('sheet.endedHint') : failure.text}
          </Alert>
        ) : null}
        <div className={css.foot}>
          {isFinal ? (
            <p className={css.note}>{t('sheet.final', { time: dayTime(stored.savedAt ?? now) })}</p>
          ) : isClosed ? (
            <p className={css.note}>{t('sheet.closed')}</p>
          ) : (
            <>
              {isDirty ? (
                <p className={css.unsaved}>{t('sheet.unsaved', { names: unsaved.join(t('sheet.comma')) })}</p>
              ) : (
                <p className={css.note}>
                  {stored.savedAt === null ? t('sheet.clean') : t('sheet.saved', { time: dayTime(stored.savedAt) })}
                </p>
              )}
              {missing.length > 0 ? (
                <p className={css.note}>{t('sheet.missing', { count: missing.length, names: names(missing) })}</p>
              ) : null}
              <p className={css.note}>{t('sheet.deadline', { time: dayTime(reviewer.deadline) })}</p>
              <div className={css.buttons}>
                <Button
                  isDisabled={!isDirty}
                  isPending={isSaving}
                  pendingLabel={t('sheet.pending')}
                  onPress={() => void saveDraft()}
                >
                  {t('sheet.save')}
                </Button>
                <Button variant="primary" onPress={ask}>
                  {t('sheet.submit')}
                </Button>
              </div>
            </>
          )}
        </div>
      </section>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('sheet.confirmTitle')}
        confirmText={t('sheet.submit')}
        cancelText={t('sheet.confirmCancel')}
        onConfirm={submit}
      >
        {t('sheet.confirm', { total: number(total) })}
      </AlertDialog>
    </>
  )
}
