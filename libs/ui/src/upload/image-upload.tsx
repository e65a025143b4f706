import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { controlProps, FieldFrame, type FieldProps, useFieldIds } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { IMAGE_UPLOAD } from './image-content.ts';
import { type ImageChange, type RemoveImage, type UploadImage, useImageUpload } from './use-image-upload.ts';

export interface ImageUploadLabels {
  /** On the control while there is no picture, e.g. 'Choose a picture'. */
  choose: string;
  /** On the control while there is one. */
  replace: string;
  /** Beside it: 'or drop or paste one here'. */
  hint: string;
  remove: string;
  removed: string;
  undo: string;
  cancel: string;
  retry: string;
  /** Name of the progress bar. */
  uploading: string;
  uploaded: string;
  /** Alternative text of the preview. */
  preview: (fileName: string | null) => string;
}

export interface ImageUploadErrors {
  /** Neither JPEG nor PNG by its content. */
  wrongType: string;
  /** More than `IMAGE_UPLOAD.maxBytes`. */
  tooLarge: string;
  unreadable: string;
  tooMany: string;
  /** The upload itself failed. */
  failed: string;
  /** The removal of the saved picture failed. */
  notRemoved: string;
}

export interface ImageUploadProps extends FieldProps {
  /** Address of the picture that is there already. */
  currentUrl?: string | null | undefined;
  onChange?: ((change: ImageChange) => void) | undefined;
  /** Sends a file as soon as it is chosen, with progress from 0 to 1. Without it a form submits the file under `name`. */
  onUpload?: UploadImage | undefined;
  /** Takes away what was sent, before the picture goes. Without it the form's owner learns of it by `onChange`. */
  onRemove?: RemoveImage | undefined;
  labels: ImageUploadLabels;
  errors: ImageUploadErrors;
}

const ERRORS = {
  'wrong-type': 'wrongType',
  'too-large': 'tooLarge',
  unreadable: 'unreadable',
  'too-many': 'tooMany',
  'not-removed': 'notRemoved',
} as const;

/** A picture from the device, by choosing, dropping or pasting: judged by its content, shown, sent, removed and brought back. */
export function ImageUpload(props: ImageUploadProps): ReactNode {
  const { label, currentUrl = null, labels, errors, isDisabled = false, isReadOnly = false, onChange, onUpload, onRemove } = props;
  const { picture, problem, sending, canUndo, take, remove, undo, retry, cancel, reportBroken } = useImageUpload({
    currentUrl,
    onChange,
    onUpload,
    onRemove,
  });
  const ownError = problem ? errors[ERRORS[problem]] : sending.state === 'failed' ? errors.failed : undefined;
  const field = { ...props, errorMessage: ownError ?? props.errorMessage };
  const ids = useFieldIds(field);
  const input = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [isTarget, setIsTarget] = useState(false);
  // What is being taken away is not replaced meanwhile: the two would overtake each other on their way.
  const isRemoving = sending.state === 'removing';
  const isOff = isDisabled || isReadOnly || isRemoving;
  const action = picture ? labels.replace : labels.choose;

  // The file of the form is the one that is shown: also a dropped or restored one, never a refused one.
  const file = picture?.file ?? null;
  useEffect(() => {
    const element = input.current;
    if (!element || element.files?.[0] === file || (!file && !element.files?.length)) return;
    const transfer = typeof DataTransfer === 'undefined' ? null : new DataTransfer();
    if (file && transfer) {
      transfer.items.add(file);
      element.files = transfer.files;
    } else if (!file) element.value = '';
  }, [file, problem]);

  // The pressed button goes away with the picture: the focus goes to what brings it back, and from there to the control.
  const focusAfter = useRef<'undo' | 'control'>(undefined);
  useEffect(() => {
    if (isRemoving) return;
    if (focusAfter.current === 'undo') undoButton.current?.focus();
    if (focusAfter.current === 'control') input.current?.focus();
    focusAfter.current = undefined;
  }, [picture, canUndo, isRemoving, sending.state]);
  const moveFocus = (to: 'undo' | 'control', act: () => void) => () => {
    focusAfter.current = to;
    act();
  };

  // The button that ends an upload goes away with it, also when it ends by itself.
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, () => input.current);

  const handleDrag = (event: DragEvent) => {
    if (isOff || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsTarget(true);
  };
  const handleLeave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsTarget(false);
  };
  const handleDrop = (event: DragEvent) => {
    setIsTarget(false);
    if (isOff || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (isOff || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take([...event.clipboardData.files]);
  };

  return (
    <FieldFrame {...field} ids={ids}>
      <div
        ref={frame}
        {...keptFocus}
        className={classNames('v-image-upload', isTarget && 'v-image-upload--target', isOff && 'v-image-upload--off')}
        onDragEnter={handleDrag}
        onDragOver={handleDrag}
        onDragLeave={handleLeave}
        onDrop={handleDrop}
        onPaste={handlePaste}
      >
        <span className="v-image-upload__frame">
          {picture ? (
            <img
              key={picture.url}
              src={picture.url}
              alt={labels.preview(file?.name ?? null)}
              className="v-image-upload__preview"
              onError={reportBroken}
            />
          ) : (
            <Icon name="image" size="lg" />
          )}
        </span>
        <div className="v-image-upload__text">
          <div className="v-image-upload__actions">
            <span className="v-button v-button--secondary v-button--md v-image-upload__pick">
              <input
                {...controlProps(field, ids)}
                name={onUpload ? undefined : props.name}
                ref={input}
                type="file"
                accept={IMAGE_UPLOAD.types.join(',')}
                disabled={isOff}
                aria-label={`${label}: ${action}`}
                className="v-image-upload__input"
                onChange={(event) => void take([...(event.currentTarget.files ?? [])])}
              />
              <Icon name="upload" />
              <span className="v-button__label">{action}</span>
            </span>
            {picture && (!isOff || isRemoving) && sending.state !== 'running' ? (
              <IconButton icon="trash" label={labels.remove} isPending={isRemoving} onPress={moveFocus('undo', remove)} />
            ) : null}
          </div>
          {canUndo ? (
            <p className="v-image-upload__note">
              <span>{labels.removed}</span>
              <Button ref={undoButton} variant="quiet" size="sm" icon="return" onPress={moveFocus('control', undo)}>
                {labels.undo}
              </Button>
            </p>
          ) : sending.state === 'running' ? (
            <div className="v-image-upload__note">
              <span
                className="v-image-upload__bar"
                role="progressbar"
                aria-label={labels.uploading}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(sending.share * 100)}
              >
                <span className="v-image-upload__fill" style={{ inlineSize: `${sending.share * 100}%` }} />
              </span>
              <Button variant="quiet" size="sm" onPress={moveFocus('control', cancel)}>
                {labels.cancel}
              </Button>
            </div>
          ) : sending.state === 'failed' ? (
            <p className="v-image-upload__note">
              <Button variant="quiet" size="sm" icon="refresh" onPress={moveFocus('control', retry)}>
                {labels.retry}
              </Button>
            </p>
          ) : (
            <p className="v-image-upload__hint">{sending.state === 'done' ? labels.uploaded : labels.hint}</p>
          )}
        </div>
        <span role="status" className="v-visually-hidden">
          {sending.state === 'running'
            ? labels.uploading
            : sending.state === 'done'
              ? labels.uploaded
              : canUndo
                ? labels.removed
                : (ownError ?? '')}
        </span>
      </div>
    </FieldFrame>
  );
}
