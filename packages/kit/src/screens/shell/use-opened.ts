import { useState } from 'react';

/** The moment when the screen was opened, from which days are counted. */
export const useOpened = (): Date => useState(() => new Date())[0];
