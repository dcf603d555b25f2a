import '@testing-library/jest-dom';

// The DOM of the unit tests has no media queries; they run as for a visitor who asked for less motion.
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), writable: true });
