import FileText from 'lucide-react/dist/esm/icons/file-text.mjs'
import Upload from 'lucide-react/dist/esm/icons/upload.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { passFocus } from '../theme/passFocus.ts'
import {
  actions,
  bar,
  drop,
  forFinger,
  forMouse,
  icon,
  invitation,
  lead,
  meta,
  name,
  note,
  problem,
  progress as progressStyle,
  row,
  words,
} from './FileDrop.css.ts'

/** Progress of an upload. */
export interface FileDropProgress {
  /** "正在上传". */
  label: string
  /** Bytes sent so far, and all bytes. */
  sent: number
  total: number
  /** Progress in words: "62%，2.6 / 4.2 MB". */
  valueText: string
  cancelText: string
  onCancel: () => void
}

/** Either a chosen file with a button to remove it, or none. */
type Chosen =
  | { file: { name: string; meta?: ReactNode }; removeText: string; onRemove: () => void }
  | { file?: never; removeText?: never; onRemove?: never }

/** Takes one file, or several at once. */
type Taking =
  | {
      /** Called with the chosen, dropped or pasted file; with the first of several. */
      onFile: (file: File) => void
      onFiles?: never
    }
  | {
      /** Called with all chosen, dropped or pasted files. */
      onFiles: (files: File[]) => void
      onFile?: never
    }

export type FileDropProps = Chosen &
  Taking & {
    /** Accessible name; shown as an invitation while no file is chosen: "把结果文件拖到这里，或者选择文件". */
    label: string
    /**
     * For photos, where a finger can neither drag nor paste: the invitation that takes the place of the label, "拍照或从相册选", and the
     * button that opens the camera, "拍照". Without it, only the button that chooses a file is left.
     */
    touch?: { label: string; cameraText: string }
    /** Accepted files: "CSV，UTF-8，最大 100 MB". */
    hint?: ReactNode
    /** Text of the button without and with a chosen file: "选择文件", "换一个". */
    chooseText: string
    /**
     * Suffixes and media types offered by the file dialog. Dropped and pasted files are not filtered: check them when they arrive.
     */
    accept?: readonly string[]
    isDisabled?: boolean
    /** Error of the file. Selector `[data-failed]`. */
    errorMessage?: ReactNode
    /** Results of the local check and other facts about the chosen file. */
    children?: ReactNode
    progress?: FileDropProgress
  }

/** A control that disappears passes its focus to the button that chooses a file or, while an upload runs, that cancels it. */
const controlRef = passFocus(`.${drop}`, `button:has(+ [type=file]), .${progressStyle} > button`)

type OnDrop = NonNullable<ComponentProps<typeof DropZone>['onDrop']>

/**
 * Accepts a file by drag and drop, by paste, or by a button.
 *
 * States of React Aria on the zone: `[data-drop-target]`, `[data-focus-visible]`, `[data-hovered]`, `[data-disabled]`; ours:
 * `[data-failed]`, `[data-busy]` while an upload runs.
 */
export function FileDrop({
  label,
  touch,
  hint,
  chooseText,
  accept,
  onFile,
  onFiles,
  isDisabled = false,
  errorMessage,
  children,
  progress,
  file,
  removeText,
  onRemove,
}: FileDropProps) {
  const take = (files: File[]) => {
    if (files.length > 0 && onFiles) onFiles(files)
    else if (files[0]) onFile?.(files[0])
  }
  const onDrop: OnDrop = async ({ items }) => {
    const dropped = items.filter((item) => item.kind === 'file')
    take(await Promise.all(dropped.map((item) => item.getFile())))
  }
  const isBusy = isDisabled || progress !== undefined

  return (
    <DropZone
      className={drop}
      isDisabled={isBusy}
      onDrop={onDrop}
      data-failed={errorMessage ? '' : undefined}
      data-busy={progress ? '' : undefined}
    >
      <div className={row}>
        <div className={lead}>
          <span className={icon}>
            <Icon of={file ? FileText : Upload} />
          </span>
          <div className={words}>
            {file ? (
              <div>
                <Text slot="label" className={name}>
                  {file.name}
                </Text>{' '}
                {file.meta ? <span className={meta}>{file.meta}</span> : null}
              </div>
            ) : (
              <Text slot="label" className={touch ? name : invitation}>
                {touch ? (
                  <>
                    <span className={forMouse}>{label}</span>
                    <span className={forFinger}>{touch.label}</span>
                  </>
                ) : (
                  label
                )}
              </Text>
            )}
            {hint && !file ? <div className={note}>{hint}</div> : null}
            {errorMessage ? (
              <div className={problem} role="alert">
                {errorMessage}
              </div>
            ) : null}
            {children}
          </div>
        </div>
        {progress ? null : (
          <div ref={controlRef} className={actions}>
            {file ? (
              <Button ref={controlRef} size="s" variant="quiet" onPress={() => onRemove()} isDisabled={isDisabled}>
                {removeText}
              </Button>
            ) : null}
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={onFiles !== undefined}
              onSelect={(list) => take([...(list ?? [])])}
            >
              <Button size="s" isDisabled={isDisabled}>
                {chooseText}
              </Button>
            </FileTrigger>
            {touch ? (
              <span className={forFinger}>
                <FileTrigger
                  acceptedFileTypes={accept}
                  defaultCamera="environment"
                  onSelect={(list) => take([...(list ?? [])])}
                >
                  <Button size="s" isDisabled={isDisabled}>
                    {touch.cameraText}
                  </Button>
                </FileTrigger>
              </span>
            ) : null}
          </div>
        )}
      </div>
      {progress ? (
        <div ref={controlRef} className={progressStyle}>
          <div className={bar}>
            <ProgressBar
              label={progress.label}
              value={progress.sent}
              max={progress.total}
              valueText={progress.valueText}
            />
          </div>
          <Button size="s" onPress={() => progress.onCancel()}>
            {progress.cancelText}
          </Button>
        </div>
      ) : null}
    </DropZone>
  )
}
