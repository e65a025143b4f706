import { useCallback, useEffect, useRef, useState } from 'react';
import { checkImage, type ImageProblem } from './image-content.ts';

/** What became of the picture: a new file, its removal, or as it was. */
export type ImageChange = { kind: 'chosen'; file: File } | { kind: 'removed' } | { kind: 'unchanged' };

/** Sends a file; rejects if that failed. */
export type UploadImage = (file: File, request: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<unknown>;

/** Takes the saved picture away; gives its file, so that it can be brought back, or null. Rejects if that failed. */
export type RemoveImage = () => Promise<File | null>;

interface Picture {
  file: File | null;
  /** Of a local file an object URL. */
  url: string;
}

type Sending = { state: 'idle' | 'done' | 'failed' | 'removing' } | { state: 'running'; share: number };

interface ImageUploadState {
  picture: Picture | null;
  problem: ImageProblem | 'too-many' | 'not-removed' | null;
  sending: Sending;
  canUndo: boolean;
  take: (files: readonly File[]) => Promise<void>;
  remove: () => void;
  undo: () => void;
  retry: () => void;
  cancel: () => void;
  /** The browser could not draw the picture: its content is damaged. */
  reportBroken: () => void;
}

interface Options {
  currentUrl: string | null;
  onChange: ((change: ImageChange) => void) | undefined;
  onUpload: UploadImage | undefined;
  onRemove: RemoveImage | undefined;
}

/** The way of one picture: checked, shown, sent, removed, and back. */
export function useImageUpload({ currentUrl, onChange, onUpload, onRemove }: Options): ImageUploadState {
  /** Undefined: what was there before. */
  const [own, setOwn] = useState<Picture | null>();
  const [removed, setRemoved] = useState<Picture | null | undefined>(null);
  const [problem, setProblem] = useState<ImageUploadState['problem']>(null);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const request = useRef<AbortController>(undefined);
  const turn = useRef(0);
  const isGone = useRef(false);
  const urls = useRef(new Set<string>());
  /** A file is read for a while: whoever listens by then is told. */
  const listeners = useRef({ onChange, onUpload });
  useEffect(() => {
    listeners.current = { onChange, onUpload };
  });
  const picture = own === undefined ? (currentUrl ? { file: null, url: currentUrl } : null) : own;

  useEffect(() => {
    const known = urls.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      request.current?.abort();
      for (const url of known) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);

  const send = useCallback(async (file: File) => {
    request.current?.abort();
    const { onUpload: upload } = listeners.current;
    if (!upload) return setSending({ state: 'idle' });
    const controller = new AbortController();
    request.current = controller;
    setSending({ state: 'running', share: 0 });
    const isCurrent = () => request.current === controller && !controller.signal.aborted;
    try {
      await upload(file, {
        signal: controller.signal,
        onProgress: (share) => {
          if (isCurrent()) setSending({ state: 'running', share: Math.min(1, Math.max(0, share)) });
        },
      });
      if (isCurrent()) setSending({ state: 'done' });
    } catch {
      if (isCurrent()) setSending({ state: 'failed' });
    }
  }, []);

  const pictureOf = (file: File): Picture => {
    const url = URL.createObjectURL(file);
    urls.current.add(url);
    return { file, url };
  };

  const take = async (files: readonly File[]) => {
    const mine = ++turn.current;
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setProblem('too-many');
    const answer = await checkImage(file);
    // Another file was chosen while this one was being read, or the form is gone.
    if (mine !== turn.current || isGone.current) return;
    if ('problem' in answer) return setProblem(answer.problem);
    setProblem(null);
    setRemoved(null);
    setOwn(pictureOf(file));
    listeners.current.onChange?.({ kind: 'chosen', file });
    await send(file);
  };

  const drop = () => {
    turn.current++;
    request.current?.abort();
    setSending({ state: 'idle' });
    setProblem(null);
  };

  /** `before` is what may be brought back. */
  const forget = (before: Picture | null | undefined) => {
    setRemoved(before);
    setOwn(null);
    listeners.current.onChange?.({ kind: 'removed' });
  };

  /** The picture stays until it is known to be gone. */
  const removeSaved = async (removeImage: RemoveImage) => {
    setSending({ state: 'removing' });
    try {
      const saved = await removeImage();
      if (isGone.current) return;
      forget(own?.file ? own : saved && pictureOf(saved));
    } catch {
      if (isGone.current) return;
      setProblem('not-removed');
    }
    setSending({ state: 'idle' });
  };

  return {
    picture,
    problem,
    sending,
    canUndo: !picture && removed !== null,
    take,
    remove() {
      drop();
      if (onRemove) void removeSaved(onRemove);
      else forget(own);
    },
    undo() {
      setOwn(removed ?? undefined);
      setRemoved(null);
      if (!removed?.file) return onChange?.({ kind: 'unchanged' });
      onChange?.({ kind: 'chosen', file: removed.file });
      void send(removed.file);
    },
    retry() {
      if (picture?.file) void send(picture.file);
    },
    cancel() {
      drop();
      setOwn(undefined);
      onChange?.({ kind: 'unchanged' });
    },
    reportBroken() {
      if (!picture?.file) return;
      drop();
      setOwn(undefined);
      setProblem('unreadable');
      onChange?.({ kind: 'unchanged' });
    },
  };
}
