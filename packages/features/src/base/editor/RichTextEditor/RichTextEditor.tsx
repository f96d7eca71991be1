import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { field } from '@shulei/ui/Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '@shulei/ui/Field/Field.tsx'
import { type Ref, useId, useImperativeHandle, useState } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSiteState } from '../../site/site-state.ts'
import { type LoadedPart, useLoaded } from '../../site/useLoaded.ts'
import type { MentionSource } from '../mentionSource.ts'
import type { SurfaceProps } from '../surface/useTextEditor.ts'
import type { DraftFields } from '../textDraft.ts'
import { RestingSurface } from './RestingSurface.tsx'
import * as css from './RichTextEditor.css.ts'
import { useCount } from './useCount.ts'
import { useTextDraft } from './useTextDraft.ts'

/** Methods of the editor for its form. */
export interface RichTextEditorHandle {
  /** Removes the stored draft, after the text was sent. */
  forget: () => void
  /** Stores a text that the form has put into the editor, with its draft. */
  keepText: (html: string) => void
  /** Stores the changed other fields of the form with the draft of the text. */
  keepFields: (fields: DraftFields) => void
}

export interface RichTextEditorProps extends FieldTexts {
  /** The text as HTML, empty without content. Makes the editor controlled. */
  value?: string
  /** The initial text of an uncontrolled editor. */
  defaultValue?: string
  /** Receives the text, which never contains a picture that is still uploading. */
  onChange?: (html: string) => void
  /** Says whether pictures are uploading: a text sent meanwhile would lack them. */
  onUploadingChange?: (isUploading: boolean) => void
  /** An example of what to write, never the only explanation. */
  placeholder?: string
  /** The search of people that an `@` in the text opens; without it an `@` is a character like others. */
  mention?: MentionSource
  /** Most characters, counted without the markup. Longer texts are not cut. */
  maxCharacters?: number
  /** The text can have tables, whose code other editors do not load. */
  hasTables?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  /** Gives the focus to the end of the text once the editor is loaded. */
  autoFocus?: boolean
  /**
   * Storage key of the draft (Q106): the page's path by default, another one for a second editor there, null for no draft.
   */
  draftPath?: string | null
  /** Receives the other fields of a restored draft, and none once the draft is discarded. */
  onRestore?: (fields: DraftFields) => void
  ref?: Ref<RichTextEditorHandle>
}

/** Tiptap and our extensions, loaded only by pages with an editor. */
const surface: LoadedPart<SurfaceProps> = {
  code: async () => (await import('../surface/Surface.tsx')).Surface,
  texts: ['rich-text'],
}
const tableSurface: LoadedPart<SurfaceProps> = {
  code: async () => (await import('../surface/TableSurface.tsx')).TableSurface,
  texts: ['rich-text'],
}

const invalid = {
  isInvalid: true,
  validationErrors: [],
  validationDetails: { valid: false, customError: true } as ValidityState,
}

/**
 * A text with headings, lists, links and pictures, and tables where it may have them, with its label and its draft (K020).
 *
 * States on the frame: `[data-invalid]`, `[data-disabled]`.
 *
 * - MUST keep the draft under `draft:{path}` on this device, apart for each person, with the other fields that its form hands in,
 *   500 ms after the last key, until `forget()` (Q106).
 * - MUST say that a draft was restored, and offer to discard it; what was kept is cleaned before anybody gets it.
 * - MUST hand out allowed elements only, and `''` for a text of white space without a picture.
 * - MUST refuse links but to https, http and mailto, and pictures but those that the upload answered (C058).
 * - MUST send one picture at a time, each under one idempotency key, and show how far it is, cancel, try again and remove.
 * - MUST NOT lose the text or the caret while a picture is on its way, or when it fails.
 * - MUST list who is found for the letters after an `@` where the form takes mentions, and leave the caret in the text.
 * - MUST NOT hand out a placeholder.
 * - MUST NOT take Tab, nor a key that belongs to an input method.
 */
export function RichTextEditor({
  label,
  labelNote,
  hint,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  onUploadingChange,
  placeholder,
  mention,
  maxCharacters,
  hasTables = false,
  isRequired = false,
  isDisabled = false,
  autoFocus = false,
  draftPath,
  onRestore,
  ref,
}: RichTextEditorProps) {
  const { t } = useTranslation('rich-text')
  const { user } = useSiteState()
  const { pathname } = useLocation()
  const [initial] = useState(value ?? defaultValue)
  const [own, setOwn] = useState(initial)
  const path = isDisabled ? null : draftPath === undefined ? pathname : draftPath
  const draft = useTextDraft({ path, userId: user?.id, initial, onRestore })
  const html = value ?? own
  const { counter, problem } = useCount(html, maxCharacters)
  const error = errorMessage ?? problem
  const id = useId()
  const { Part } = useLoaded(hasTables ? tableSurface : surface, true)
  useImperativeHandle(ref, () => ({ forget: draft.forget, keepText: draft.keepText, keepFields: draft.keepFields }))

  const put = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const change = (next: string) => {
    draft.keepText(next)
    put(next)
  }
  const discard = () => {
    draft.forget()
    put(initial)
    onRestore?.({})
  }
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', `${id}-keys`].filter(Boolean).join(' ')

  return (
    <div className={field}>
      <LabelContext
        value={{
          id: `${id}-label`,
          elementType: 'span',
          onClick: () => document.getElementById(`${id}-text`)?.focus(),
        }}
      >
        <FieldLabel label={label} labelNote={labelNote} />
      </LabelContext>
      {draft.restored === null ? null : (
        <Alert
          live="polite"
          action={
            <Button size="s" onPress={discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Alert>
      )}
      <div className={css.box} data-invalid={error ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
        {Part ? (
          <Part
            html={html}
            draft={draft.restored}
            id={id}
            describedBy={described}
            placeholder={placeholder}
            mention={mention}
            isInvalid={Boolean(error)}
            isRequired={isRequired}
            isDisabled={isDisabled}
            autoFocus={autoFocus}
            onChange={change}
            onUploadingChange={onUploadingChange}
          />
        ) : (
          <RestingSurface html={draft.restored ?? html} placeholder={placeholder} hasTables={hasTables} />
        )}
      </div>
      <span id={`${id}-keys`} className={css.heardOnly}>
        {t('keysHint')}
      </span>
      <TextContext value={{ slots: { description: { id: `${id}-hint` }, errorMessage: { id: `${id}-error` } } }}>
        <FieldErrorContext value={error ? invalid : null}>
          <FieldFoot hint={hint} errorMessage={error} counter={counter} />
        </FieldErrorContext>
      </TextContext>
    </div>
  )
}
