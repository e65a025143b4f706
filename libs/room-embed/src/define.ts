import { defineVitrineRoom } from './define-vitrine-room.ts';

defineVitrineRoom();

export type { VitrineRoom } from './vitrine-room.ts';
