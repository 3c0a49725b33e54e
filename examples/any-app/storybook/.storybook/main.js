export default { framework: '@storybook/html-vite', stories: ['../*.stories.js'], staticDirs: ['../public'] };
